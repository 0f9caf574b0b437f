import { graphql } from "gatsby";
import { PictureCardList } from "../../components/picture-card-list";
import { Section } from "../../components/section";

/** Cards of featured supplies, each with a link. */
export const FeaturedSupplies = ({ featured }: { featured: Queries.HomeFeaturedFragment }) => (
  <Section heading={featured.heading} intro={featured.text} background="tinted">
    <PictureCardList cards={featured.cards} />
  </Section>
);

export const homeFeaturedFragment = graphql`
  fragment HomeFeatured on HomeFeatured {
    heading
    text
    cards {
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
