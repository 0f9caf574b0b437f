import { ServiceSection } from "./service-section";

interface Props {
  sections: readonly Queries.ServiceSectionFragment[];
  /** The address of the page. */
  path: string;
}

/** The blocks of a page in order, on a plain and a tinted ground in turn. */
export const PageSections = ({ sections, path }: Props) =>
  sections.map((section, index) => (
    <ServiceSection
      key={index}
      section={section}
      path={path}
      background={index % 2 === 0 ? "plain" : "tinted"}
    />
  ));
