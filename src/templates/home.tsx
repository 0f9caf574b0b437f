import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout";
import { PageHead } from "../components/page-head";
import { CallsToAction } from "../sections/home/calls-to-action";
import { FeaturedSupplies } from "../sections/home/featured-supplies";
import { Counter } from "../sections/home/counter";
import { HomeHero } from "../sections/home/hero";
import { OnlineShop } from "../sections/home/online-shop";
import { PopularServices } from "../sections/home/popular-services";
import { WhyChoose } from "../sections/home/why-choose";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  if (!page) throw new Error("data/pages/home.yaml is missing.");
  return (
    <Layout>
      <HomeHero hero={page.hero} />
      <Counter counter={page.counter} />
      {page.shop && <OnlineShop shop={page.shop} />}
      <WhyChoose whyChoose={page.whyChoose} />
      <PopularServices services={page.services} />
      {page.featured && <FeaturedSupplies featured={page.featured} />}
      <CallsToAction blocks={page.callsToAction} />
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
        ...HomeShop
      }
      whyChoose {
        ...HomeWhyChoose
      }
      services {
        ...HomeServices
      }
      featured {
        ...HomeFeatured
      }
      callsToAction {
        ...CallToAction
      }
    }
  }
`;
