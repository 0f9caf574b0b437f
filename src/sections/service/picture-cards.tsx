import { graphql } from "gatsby";
import { PictureCardList } from "../../components/picture-card-list";
import { Section } from "../../components/section";
import type { BlockProps } from "./block";

export const PictureCardsSection = ({
  section,
  background,
}: BlockProps<Queries.PictureCardsSectionFragment>) => (
  <Section heading={section.heading} intro={section.intro} background={background}>
    <PictureCardList cards={section.pictureCards} />
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
        ...Link
      }
    }
  }
`;
