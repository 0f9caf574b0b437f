import { graphql, type HeadProps, type PageProps } from "gatsby";
import { primaryButton } from "../components/buttons";
import { ExternalLink } from "../site/links";
import { IconCardList } from "../site/icon-card";
import { Layout } from "../site/layout";
import { PageHead } from "../site/page-head";
import { PictureCardList } from "../site/picture-card";
import { Section } from "../components/section";
import { usePharmacy } from "../site/hooks/pharmacy";
import { required } from "../site/hooks/static-data";
import { CallsToAction } from "../sections/home/calls-to-action";
import { Counter } from "../sections/home/counter";
import { HomeHero } from "../sections/home/hero";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  const { storefrontUrl, bookingUrl } = usePharmacy();
  if (!page) throw new Error("data/pages/home.yaml is missing.");
  const { hero, shop, whyChoose, services, featured } = page;
  const { vaccination, vaccinationWithoutBooking } = hero;
  const withoutBooking = (link: Queries.LinkFragment) =>
    !bookingUrl && vaccinationWithoutBooking && link.path && link.label === vaccination?.label
      ? { ...link, label: vaccinationWithoutBooking }
      : link;
  return (
    <Layout>
      <HomeHero hero={{ ...hero, vaccination: vaccination && withoutBooking(vaccination) }} />
      <Counter counter={page.counter} />
      {shop && (
        <Section heading={shop.heading} intro={shop.text}>
          <PictureCardList cards={shop.cards} />
          <p>
            <ExternalLink href={required(storefrontUrl, "pharmacy.yaml")} css={primaryButton}>
              {shop.button}
            </ExternalLink>
          </p>
        </Section>
      )}
      <Section heading={whyChoose.heading} intro={whyChoose.text} tinted>
        <IconCardList cards={whyChoose.reasons} />
      </Section>
      <Section heading={services.heading} intro={services.text}>
        <IconCardList cards={services.cards} />
      </Section>
      {featured && (
        <Section heading={featured.heading} intro={featured.text} tinted>
          <PictureCardList cards={featured.cards} />
        </Section>
      )}
      <CallsToAction
        blocks={page.callsToAction.map((block) => ({
          ...block,
          action: withoutBooking(block.action),
        }))}
      />
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.HomePageQuery>) =>
  page && <PageHead seo={page.seo} />;

export const query = graphql`
  query HomePage($locale: String!) {
    page: homePage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      hero {
        ...HomeHero
      }
      counter {
        ...HomeCounter
      }
      shop {
        heading
        text
        button
        cards {
          ...PictureCard
        }
      }
      whyChoose {
        heading
        text
        reasons {
          ...Reason
        }
      }
      services {
        heading
        text
        cards {
          icon
          title
          text
          link {
            ...Link
          }
        }
      }
      featured {
        heading
        text
        cards {
          ...PictureCard
        }
      }
      callsToAction {
        ...CallToAction
      }
    }
  }
`;
