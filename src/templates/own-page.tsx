import { graphql, useStaticQuery } from "gatsby";
import { CallBanner } from "../site/call-banner";
import { DatedWords } from "../site/dated-words";
import { Layout } from "../site/layout";
import { usePage } from "../site/page";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { useLabels } from "../site/hooks/labels";
import { useNavigation } from "../site/hooks/navigation";
import { PageSections } from "../sections/service/service-section";

/**
 * Returns a page of the pharmacy's own, by a static query of all of them: without such pages, Gatsby would print
 * in every build that the page query of this template will not run, and suspect an error in `gatsby-node.js`.
 * No warning can be turned off, and pages have no scripts with the data of the others.
 */
function useOwnPage() {
  const id = usePage()?.id;
  const { home } = useNavigation().header;
  const { allOwnPage } = useStaticQuery<Queries.OwnPagesQuery>(graphql`
    query OwnPages {
      allOwnPage {
        nodes {
          id
          title
          intro
          picture {
            ...CardPicture
          }
          seo {
            ...Seo
          }
          sections {
            ...ServiceSection
          }
          callBanner {
            ...CallBanner
          }
          legalNotice {
            effective
          }
        }
      }
    }
  `);
  const page = allOwnPage.nodes.find((node) => node.id === id);
  if (!page) throw new Error("A page has lost its file in data/own-pages/.");
  return { ...page, trail: [home] };
}

/** Page of the pharmacy's own: heading, the blocks of its YAML file, and an optional number to call. */
export default function OwnPage() {
  const { trail, title, intro, picture, sections, callBanner, legalNotice } = useOwnPage();
  const labels = useLabels();
  return (
    <Layout contact={callBanner?.contact}>
      <PageHeader heading={title} text={intro} picture={picture} trail={trail}>
        {legalNotice?.effective && (
          <DatedWords words={labels.effective} day={legalNotice.effective} />
        )}
      </PageHeader>
      <PageSections sections={sections} />
      {callBanner && <CallBanner banner={callBanner} />}
    </Layout>
  );
}

export function Head() {
  const { trail, title, seo } = useOwnPage();
  return <PageHead seo={seo} trail={trail} name={title} />;
}
