import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Crumb } from "../components/breadcrumb";
import { CallBanner } from "../components/call-banner";
import { Layout } from "../components/layout";
import { PageHead } from "../components/page-head";
import { PageHeader } from "../components/page-header";
import { useSite } from "../components/use-site";
import { servicePath } from "../lib/paths";
import { ServiceSection } from "../sections/service/service-section";

type Data = Queries.ServicePageQuery;

function useTrail(): readonly Crumb[] {
  const { header } = useSite();
  return [header.home, { ...header.services.overview, label: header.services.label }];
}

/** Every service page: a heading, the blocks that its YAML file lists, and a number to call. */
export default function ServicePage({ data: { service } }: PageProps<Data>) {
  const trail = useTrail();
  if (!service) throw new Error("A service page has lost its file in data/services/.");
  const { slug, title, summary, picture, sections, callBanner } = service;
  return (
    <Layout path={servicePath(slug)}>
      <PageHeader heading={title} text={summary} picture={picture} trail={trail} />
      {sections.map((section, index) => (
        <ServiceSection
          key={section.heading}
          section={section}
          ground={index % 2 === 0 ? "plain" : "tinted"}
        />
      ))}
      <CallBanner banner={callBanner} />
    </Layout>
  );
}

export function Head({ data: { service } }: HeadProps<Data>) {
  const trail = useTrail();
  if (!service) return null;
  return (
    <PageHead
      seo={service.seo}
      path={servicePath(service.slug)}
      trail={trail}
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
      sections {
        ...ServiceSection
      }
      callBanner {
        ...CallBanner
      }
    }
  }
`;
