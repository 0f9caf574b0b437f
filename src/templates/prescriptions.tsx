import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { primaryButton } from "../components/button-styles";
import { CallBanner } from "../components/call-banner";
import { IconCard } from "../components/icon-card";
import { ContentLink } from "../components/content-link";
import { Layout } from "../components/layout";
import { useFormLanguage } from "../components/page";
import { PageHead } from "../components/page-head";
import { PageHeader } from "../components/page-header";
import { Text } from "../components/text";
import { TimesTable } from "../components/times-table";
import { Island } from "../islands/island";
import { TransferRequest } from "../forms/transfer/transfer-request";
import { TRANSFER_SECTION_ID } from "../lib/paths";
import { useSite } from "../components/site";
import { regularHoursText } from "../lib/hours-text";
import { column } from "../styles/global-styles";
import { colors, media, space } from "../styles/tokens";

export default function PrescriptionsPage({ data }: PageProps<Queries.PrescriptionsPageQuery>) {
  const { page, form, original, pharmacy, store, errorPage } = data;
  const { hoursCopy, pharmacy: site } = useSite();
  const language = useFormLanguage(form, original);
  if (!page || !form || !pharmacy || !store || !errorPage)
    throw new Error("A file of the prescriptions page is missing.");
  const { newPrescriptions, refills, readyTimes } = page;
  return (
    <Layout hasQuickActions={false}>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture}>
        <ContentLink link={page.transfer} css={primaryButton} />
      </PageHeader>
      <div css={[column, cards]}>
        <ul css={cardGrid}>
          <IconCard {...newPrescriptions} titleLevel={2} />
          <IconCard {...refills} titleLevel={2} />
          <IconCard icon={readyTimes.icon} title={readyTimes.title} titleLevel={2}>
            <TimesTable rows={readyTimes.rows} />
            <Text as="p">{readyTimes.note}</Text>
          </IconCard>
        </ul>
      </div>
      <section id={TRANSFER_SECTION_ID} css={transfer}>
        <div css={column}>
          <Island
            name="transfer"
            component={TransferRequest}
            props={{
              copy: form,
              pharmacy,
              hours: regularHoursText(store, site.timeZone, hoursCopy),
              language,
              original: language ? original : undefined,
              errorPage,
            }}
          />
        </div>
      </section>
      <CallBanner banner={page.callBanner} />
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.PrescriptionsPageQuery>) =>
  page && (
    <>
      <PageHead seo={page.seo} />
      <link rel="stylesheet" media="print" href="/paper-form.css" />
    </>
  );

export const query = graphql`
  query PrescriptionsPage($locale: String!, $defaultLocale: String!) {
    page: prescriptionsPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CardPicture
      }
      transfer {
        ...PageLink
      }
      newPrescriptions {
        ...Reason
      }
      refills {
        ...Reason
      }
      readyTimes {
        icon
        title
        rows {
          label
          time
          note
        }
        note
      }
      callBanner {
        ...CallBanner
      }
    }
    form: transferForm(locale: { eq: $locale }) {
      ...RequestCopy
      callChoice
    }
    original: transferForm(locale: { eq: $defaultLocale }) {
      locale
      ...PaperWords
      callChoice
    }
    pharmacy(locale: { eq: $locale }) {
      ...FormPharmacy
    }
    store: pharmacy(locale: { eq: $locale }) {
      ...RegularHours
    }
    errorPage(locale: { eq: $locale }) {
      ...FormFallbackCopy
    }
  }
`;

const cards = css`
  padding-block: ${space.section};
`;

/** Wide screens: the table of times is as high as the two cards beside it. */
const cardGrid = css`
  display: grid;
  gap: ${space.m};

  & dl {
    max-width: none;
  }

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.l};

    & > li {
      display: grid;
      grid-template-columns: auto 1fr;
      align-content: start;
      align-items: center;
    }

    & > li > :not(span, h2),
    & > :nth-of-type(3) {
      grid-column: 1 / -1;
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space.l} 2rem;

    /* Places the second card below the first, also before the third has arrived. */
    & > :nth-of-type(2) {
      grid-column: 1;
    }

    & > :nth-of-type(3) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const transfer = css`
  padding-block: ${space.section};
  /* Scrolls past the padding, so that a link to this section shows the first field. */
  scroll-margin-block-start: -2rem;
  background: ${colors.tintSoft};
`;
