import { servicesTrail } from "../components/breadcrumb";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { primaryButton } from "../components/button-styles";
import { CallBanner } from "../components/call-banner";
import { CallButton } from "../components/call-button";
import { ContentLink } from "../components/content-link";
import { Layout } from "../components/layout";
import { PageHead } from "../components/page-head";
import { PageHeader } from "../components/page-header";
import { contactPointOf } from "../lib/contact-point";
import { servicePath } from "../lib/paths";
import { PageSections } from "../sections/service/page-sections";
import { useSite } from "../components/site";

type Data = Queries.ServicePageQuery;

/** Service page: heading, the blocks of its YAML file, and a number to call. */
export default function ServicePage({ data: { service } }: PageProps<Data>) {
  const { pharmacy, header } = useSite();
  if (!service) throw new Error("A service page has lost its file in data/services/.");
  const { slug, title, summary, picture, action, sections, callBanner } = service;
  const path = servicePath(slug);
  return (
    <Layout path={path}>
      <PageHeader heading={title} text={summary} picture={picture} trail={servicesTrail(header)}>
        {action ? (
          <ContentLink link={action} css={primaryButton}>
            {action.label}
          </ContentLink>
        ) : (
          <CallButton
            number={contactPointOf(pharmacy, callBanner.contact).phone}
            css={primaryButton}
          />
        )}
      </PageHeader>
      <PageSections sections={sections} path={path} />
      <CallBanner banner={callBanner} />
    </Layout>
  );
}

export function Head({ data: { service } }: HeadProps<Data>) {
  const { header } = useSite();
  if (!service) return null;
  return (
    <PageHead
      seo={service.seo}
      path={servicePath(service.slug)}
      trail={servicesTrail(header)}
      name={service.title}
    />
  );
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      slug
      title
      summary
      seo {
        ...Seo
      }
      picture {
        ...CardPicture
      }
      action {
        ...Link
      }
      sections {
        ...ServiceSection
      }
      callBanner {
        ...CallBanner
      }
    }
  }
`;
