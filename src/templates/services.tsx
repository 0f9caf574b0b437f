import { graphql, type HeadProps, type PageProps } from "gatsby";
import { FinderLink } from "../site/links";
import { IconCardList } from "../site/icon-card";
import { Layout } from "../site/layout";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { MoreServicePages } from "../sections/services-overview/more-service-pages";
import { ServicesContactBox } from "../sections/services-overview/contact-box";
import { band, column } from "../styles/recipes";

export default function ServicesPage({ data: { page } }: PageProps<Queries.ServicesPageQuery>) {
  if (!page) throw new Error("data/pages/services.yaml is missing.");
  return (
    <Layout contact={page.contactBox.contact}>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture}>
        <FinderLink />
      </PageHeader>
      <div css={[column, band]}>
        <IconCardList cards={page.cards} titleLevel={2} />
      </div>
      <MoreServicePages
        copy={page.morePages}
        shown={page.cards.flatMap(({ link }) => link.path ?? [])}
      />
      <ServicesContactBox box={page.contactBox} />
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.ServicesPageQuery>) =>
  page && <PageHead seo={page.seo} />;

export const query = graphql`
  query ServicesPage($locale: String!) {
    page: servicesPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CardPicture
      }
      cards {
        icon
        title
        points
        link {
          ...Link
        }
      }
      morePages {
        ...MoreServicePages
      }
      contactBox {
        ...ServicesContactBox
      }
    }
  }
`;
