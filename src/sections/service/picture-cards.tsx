import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { MoreLink } from "../../components/more-link";
import { PictureCard } from "../../components/picture-card";
import { Section } from "../../components/section";
import type { BlockProps } from "./block";

/** Cards with pictures. */
export const PictureCardsSection = ({
  section,
  ground,
}: BlockProps<Queries.PictureCardsSectionFragment>) => (
  <Section heading={section.heading} intro={section.intro} ground={ground}>
    <ul css={grid(section.pictureCards.length)}>
      {section.pictureCards.map(({ title, text, picture, link }) => (
        <PictureCard key={title} title={title} picture={picture}>
          <p>{text}</p>
          {link && <MoreLink to={link.path} label={link.label} about={title} />}
        </PictureCard>
      ))}
    </ul>
  </Section>
);

export const pictureCardsSectionFragment = graphql`
  fragment PictureCardsSection on PictureCardsSection {
    heading
    intro
    pictureCards {
      title
      text
      picture {
        ...CardPicture
      }
      link {
        ...PageLink
      }
    }
  }
`;
