import { ServiceSection } from "./service-section";

interface Props {
  sections: readonly Queries.ServiceSectionFragment[];
  /** Path of the page. */
  path: string;
}

/** Blocks of a page in order, on alternating backgrounds. */
export const PageSections = ({ sections, path }: Props) =>
  sections.map((section, index) => (
    <div key={index} id={section.id ?? undefined}>
      <ServiceSection
        section={section}
        path={path}
        background={index % 2 === 0 ? "plain" : "tinted"}
      />
    </div>
  ));
