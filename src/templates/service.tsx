import { css } from "@emotion/react";
import { useServicesTrail } from "../site/breadcrumb";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { primaryButton } from "../components/buttons";
import { CallBanner } from "../site/call-banner";
import { CallButton } from "../site/call-button";
import { ContactHours } from "../site/hours";
import { ContentLink } from "../site/links";
import { Layout } from "../site/layout";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { End, shownWhole } from "../components/shown-whole";
import { useContactPoint } from "../site/contact-point";
import { notOnPhones, stack } from "../styles/recipes";
import { space } from "../styles/tokens";
import { PageSections } from "../sections/service/service-section";

type Data = Queries.ServicePageQuery;

/** Service page: heading, the blocks of its YAML file, and a number to call. */
export default function ServicePage({ data: { service } }: PageProps<Data>) {
  const trail = useServicesTrail();
  const point = useContactPoint(service?.callBanner.contact ?? "store");
  if (!service) throw new Error("A service page has lost its file in data/services/.");
  const { path, title, summary, picture, action, sections, callBanner } = service;
  // Without a booking site, `adopt` leads the link to the booking buttons to the page itself.
  const leadsNowhere = action?.path === path;
  // An emergency number comes first on phones, which have the call button in the bar at the bottom as well.
  const isEmergencyFirst = sections[0]?.__typename === "EmergencySection";
  return (
    <Layout contact={callBanner.contact}>
      <PageHeader heading={title} text={summary} picture={picture} trail={trail}>
        {action && !leadsNowhere ? (
          <ContentLink link={action} css={primaryButton} />
        ) : (
          <div css={[call, isEmergencyFirst && notOnPhones]}>
            <CallButton number={point.phone} css={primaryButton} />
            {point.name && (
              <p css={shownWhole}>
                <ContactHours point={point} />
                <End />
              </p>
            )}
          </div>
        )}
      </PageHeader>
      <PageSections sections={sections} />
      <CallBanner banner={callBanner} />
    </Layout>
  );
}

export function Head({ data: { service } }: HeadProps<Data>) {
  const trail = useServicesTrail();
  return service && <PageHead seo={service.seo} trail={trail} name={service.title} />;
}

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      path
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

const call = css`
  ${stack(space.m)};
  justify-items: start;
`;
