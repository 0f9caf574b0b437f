import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonRow, primaryButton, secondaryButton } from "../components/buttons";
import { mailSettings } from "../forms/mail/mail-settings";
import { RefillRequest } from "../forms/refill/refill-request";
import { TransferRequest } from "../forms/transfer/transfer-request";
import { here, REFILL_SECTION_ID, TRANSFER_SECTION_ID } from "../lib/paths";
import { OrderCards } from "../sections/prescriptions/order-cards";
import { useRefillDays } from "./refill-days";
import { RequestSection } from "./request-section";
import { CallBanner } from "../site/call-banner";
import { usePharmacy } from "../site/hooks/pharmacy";
import { Layout } from "../site/layout";
import { ContentLink } from "../site/links";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";

export default function PrescriptionsPage({ data }: PageProps<Queries.PrescriptionsPageQuery>) {
  const { page, transferForm, transferOriginal, refillForm, refillOriginal, errorPage } = data;
  const { refillUrl, transferUrl } = usePharmacy();
  const refillDays = useRefillDays();
  if (!page || !transferForm || !errorPage)
    throw new Error("A file of the prescriptions page is missing.");
  const shownRefillForm = refillUrl || !mailSettings("refill") ? null : refillForm;
  const orderRefill =
    refillUrl || shownRefillForm
      ? { label: page.orderRefill, path: `${page.path}#${REFILL_SECTION_ID}`, url: refillUrl }
      : undefined;
  return (
    <Layout hasQuickActions={false}>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture} isLow>
        <ButtonRow>
          {orderRefill && <ContentLink link={orderRefill} css={primaryButton} />}
          <ContentLink link={page.transfer} css={orderRefill ? secondaryButton : primaryButton} />
        </ButtonRow>
      </PageHeader>
      <OrderCards
        cards={page}
        refillId={shownRefillForm ? undefined : REFILL_SECTION_ID}
        orderRefill={orderRefill}
      />
      {shownRefillForm && (
        <RequestSection
          name={REFILL_SECTION_ID}
          component={RefillRequest}
          copy={shownRefillForm}
          original={refillOriginal}
          more={refillDays}
          errorPage={errorPage}
        />
      )}
      {!transferUrl && (
        <RequestSection
          name={TRANSFER_SECTION_ID}
          component={TransferRequest}
          copy={transferForm}
          original={transferOriginal}
          more={{}}
          errorPage={errorPage}
        />
      )}
      <CallBanner banner={page.callBanner} />
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.PrescriptionsPageQuery>) =>
  page && (
    <>
      <PageHead seo={page.seo} />
      <link rel="stylesheet" media="print" href={here("/paper-form.css")} />
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
      ...OrderCards
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
