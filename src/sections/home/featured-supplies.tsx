import { graphql } from "gatsby";
import { grid } from "../../components/card";
import { MoreLink } from "../../components/more-link";
import { PictureCard } from "../../components/picture-card";
import { Section } from "../../components/section";

/** Supplies worth a look, each with the way to more of them. */
export const FeaturedSupplies = ({ featured }: { featured: Queries.HomeFeaturedFragment }) => (
  <Section heading={featured.heading} intro={featured.text} ground="tinted">
    <ul css={grid(featured.cards.length)}>
      {featured.cards.map(({ title, text, picture, link }) => (
        <PictureCard key={title} title={title} picture={picture}>
          <p>{text}</p>
          {link && <MoreLink to={link.path} label={link.label} about={title} />}
        </PictureCard>
      ))}
    </ul>
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
        ...PageLink
      }
    }
  }
`;
