import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { CheckList } from "../../components/check-list";
import { Section } from "../../components/section";
import { media } from "../../styles/tokens";
import type { BlockProps } from "./block";

/** List with check marks. */
export const ChecklistSection = ({
  section,
  background,
}: BlockProps<Queries.ChecklistSectionFragment>) => (
  <Section heading={section.heading} intro={section.intro} background={background}>
    <div css={columns}>
      <CheckList points={section.points} />
    </div>
  </Section>
);

export const checklistSectionFragment = graphql`
  fragment ChecklistSection on ChecklistSection {
    heading
    intro
    points
  }
`;

const columns = css`
  max-width: 60rem;

  ${media.large} {
    & > ul {
      grid-template-columns: 1fr 1fr;
      gap: 0.75rem 3rem;
    }
  }
`;
