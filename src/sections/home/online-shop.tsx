import { graphql } from "gatsby";
import { ExternalLink } from "../../components/external-link";
import { primaryButton } from "../../components/button-styles";
import { PictureCardList } from "../../components/picture-card-list";
import { Section } from "../../components/section";
import { required } from "../../lib/required-file";
import { useSite } from "../../components/site";

/** Cards of what the online store sells, and the link to it. */
export function OnlineShop({ shop }: { shop: Queries.HomeShopFragment }) {
  const { pharmacy } = useSite();
  return (
    <Section heading={shop.heading} intro={shop.text}>
      <PictureCardList cards={shop.cards} />
      <p>
        <ExternalLink href={required(pharmacy.storefrontUrl, "pharmacy.yaml")} css={primaryButton}>
          {shop.button}
        </ExternalLink>
      </p>
    </Section>
  );
}

export const homeShopFragment = graphql`
  fragment HomeShop on HomeShop {
    heading
    text
    button
    cards {
      title
      text
      picture {
        ...CardPicture
      }
    }
  }
`;
