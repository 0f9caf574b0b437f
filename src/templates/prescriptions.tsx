import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { ComponentProps, ComponentType } from "react";
import { ButtonRow, primaryButton, secondaryButton } from "../components/buttons";
import { CallBanner } from "../site/call-banner";
import { ClosedText } from "../site/opening-status";
import { IconCard } from "../site/icon-card";
import { ContentLink, MoreLink } from "../site/links";
import { useDeliveryFacts } from "../site/delivery-facts";
import { Layout } from "../site/layout";
import { formLanguage, usePage } from "../site/page";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { Text } from "../components/text";
import { TimesTable } from "../site/times-table";
import { WhenClosed } from "../site/when-closed";
import { Island } from "../islands/island";
import { BrokenForm } from "../forms/components/unavailable";
import { mailSettings } from "../forms/mail/mail-settings";
import { deliveryCalendar, pickupCalendar } from "../forms/days/day-calendar";
import { RefillRequest } from "../forms/refill/refill-request";
import { TransferRequest } from "../forms/transfer/transfer-request";
import { REFILL_SECTION_ID, TRANSFER_SECTION_ID } from "../lib/paths";
import { FormIntro } from "../forms/components/form-intro";
import { formNotices } from "../lib/legal-notices";
import { waitMinutes } from "../time/ready-time";
import { useTimeCopy } from "../site/hooks/labels";
import { useNavigation } from "../site/hooks/navigation";
import { usePharmacy } from "../site/hooks/pharmacy";
import { regularHoursText } from "../time/hours-text";
import { band, column, stack } from "../styles/recipes";
import { colors, media, space } from "../styles/tokens";

export default function PrescriptionsPage({ data }: PageProps<Queries.PrescriptionsPageQuery>) {
  const { page, transferForm, transferOriginal, refillForm, refillOriginal, errorPage } = data;
  const pharmacy = usePharmacy();
  const { hoursCopy } = useTimeCopy();
  const { notices } = useNavigation();
  const deliveryFacts = useDeliveryFacts() ?? [];
  const context = usePage();
  const transferLanguage = formLanguage(context, transferForm, transferOriginal);
  const refillLanguage = formLanguage(context, refillForm, refillOriginal);
  if (!page || !transferForm || !errorPage)
    throw new Error("A file of the prescriptions page is missing.");
  const { newPrescriptions, refills, readyTimes } = page;
  const { refillUrl, timeZone, name, phone, fax, email, address, locale, delivery } = pharmacy;
  const transferMail = mailSettings("transfer");
  const refillMail = mailSettings("refill");
  const hasRefillForm = refillForm && !refillUrl && refillMail !== undefined;
  const orderRefill = (refillUrl || hasRefillForm) && {
    label: page.orderRefill,
    path: `${page.path}#${REFILL_SECTION_ID}`,
    url: refillUrl,
  };
  const shared = {
    pharmacy: { name, phone, fax, email, address },
    hours: regularHoursText(pharmacy, timeZone, hoursCopy),
    notices: formNotices(notices),
  };
  return (
    <Layout hasQuickActions={false}>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture} isLow>
        <ButtonRow>
          {orderRefill && <ContentLink link={orderRefill} css={primaryButton} />}
          <ContentLink link={page.transfer} css={orderRefill ? secondaryButton : primaryButton} />
        </ButtonRow>
      </PageHeader>
      <div css={[column, band]}>
        <ul css={cardGrid}>
          <IconCard {...newPrescriptions} titleLevel={2} />
          <IconCard {...refills} titleLevel={2} id={hasRefillForm ? undefined : REFILL_SECTION_ID}>
            {orderRefill && <MoreLink link={orderRefill} />}
          </IconCard>
          <IconCard icon={readyTimes.icon} title={readyTimes.title} titleLevel={2}>
            <TimesTable rows={readyTimes.rows} />
            <Text as="p">{readyTimes.note}</Text>
            <WhenClosed />
          </IconCard>
        </ul>
      </div>
      {hasRefillForm && (
        <RequestSection
          name="refill"
          component={RefillRequest}
          props={{
            ...shared,
            copy: refillForm,
            language: refillLanguage,
            original: refillLanguage ? refillOriginal : undefined,
            mail: refillMail,
            pickup: pickupCalendar(pharmacy, {
              timeZone,
              wait: waitMinutes(pharmacy.readyTimes.refill),
              hoursCopy,
            }),
            delivery: delivery && {
              days: deliveryCalendar(pharmacy, { ...delivery, timeZone, language: locale }),
              facts: deliveryFacts.map(({ label, time }) => `${label}: ${time}`),
            },
          }}
          errorPage={errorPage}
        />
      )}
      {!pharmacy.transferUrl && (
        <RequestSection
          name="transfer"
          component={TransferRequest}
          props={{
            ...shared,
            copy: transferForm,
            language: transferLanguage,
            original: transferLanguage ? transferOriginal : undefined,
            mail: transferMail,
          }}
          errorPage={errorPage}
        />
      )}
      <CallBanner banner={page.callBanner} />
    </Layout>
  );
}

interface RequestProps<FormProps> {
  /** Name of the form's island, and the id to which links lead. */
  name: typeof REFILL_SECTION_ID | typeof TRANSFER_SECTION_ID;
  component: ComponentType<FormProps>;
  props: FormProps;
  errorPage: Queries.BrokenFormCopyFragment;
}

/** Part of the page with a form, below what patients should know first. */
function RequestSection<
  FormProps extends Pick<ComponentProps<typeof TransferRequest>, "copy" | "pharmacy" | "notices">,
>({ name, component, props, errorPage }: RequestProps<FormProps>) {
  const { copy, pharmacy, notices } = props;
  return (
    <section id={name} css={requestSection}>
      <div css={column}>
        <FormIntro copy={copy} notices={notices}>
          {copy.urgentClosed && <ClosedText>{copy.urgentClosed}</ClosedText>}
        </FormIntro>
        <Island
          name={name}
          component={component}
          props={props}
          whenBroken={<BrokenForm copy={errorPage} reach={copy.reach} pharmacy={pharmacy} />}
        />
      </div>
    </section>
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
      path
      orderRefill
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CardPicture
      }
      transfer {
        ...Link
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
    transferForm(locale: { eq: $locale }) {
      ...RequestCopy
    }
    transferOriginal: transferForm(locale: { eq: $defaultLocale }) {
      locale
      ...PaperWords
    }
    refillForm(locale: { eq: $locale }) {
      ...RequestCopy
    }
    refillOriginal: refillForm(locale: { eq: $defaultLocale }) {
      locale
      ...PaperWords
    }
    errorPage(locale: { eq: $locale }) {
      ...BrokenFormCopy
    }
  }
`;

/** Wide screens: the table of times is as high as the two cards beside it. */
const cardGrid = css`
  ${stack(space.m)};

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

const requestSection = css`
  padding-block: ${space.section};
  /* Scrolls past the padding, so that a link to this section shows the first field. */
  scroll-margin-block-start: -2rem;

  &#${TRANSFER_SECTION_ID} {
    background: ${colors.tintSoft};
  }
`;
