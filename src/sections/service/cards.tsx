import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { IconCard } from "../../components/icon-card";
import { MoreLink } from "../../components/more-link";
import { Section } from "../../components/section";
import type { BlockProps } from "./block";

/** Cards with a title, a text and an optional list. */
export const CardsSection = ({ section, background }: BlockProps<Queries.CardsSectionFragment>) => (
  <Section heading={section.heading} intro={section.intro} background={background}>
    <ul css={grid(section.cards.length)}>
      {section.cards.map(({ icon, title, text, points, link }, index) => (
        <IconCard key={index} icon={icon} title={title} text={text}>
          {points && <CheckList points={points} />}
          {link && <MoreLink link={link} />}
        </IconCard>
      ))}
    </ul>
  </Section>
);

export const cardsSectionFragment = graphql`
  fragment CardsSection on CardsSection {
    heading
    intro
    cards {
      icon
      title
      text
      points
      link {
        ...Link
      }
    }
  }
`;
