import { graphql } from "gatsby";
import { Section } from "../../components/section";
import { TimesTable } from "../../components/times-table";
import type { BlockProps } from "./block";

/** Table of waiting times. */
export const TimesSection = ({ section, background }: BlockProps<Queries.TimesSectionFragment>) => (
  <Section heading={section.heading} intro={section.intro} background={background}>
    <TimesTable rows={section.times} withReadyTimes />
  </Section>
);

export const timesSectionFragment = graphql`
  fragment TimesSection on TimesSection {
    heading
    intro
    times {
      label
      time
      note
    }
  }
`;
