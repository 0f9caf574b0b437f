import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContactFacts } from "../site/contact-facts";
import { DemoNotice } from "../site/demo-notice";
import { Layout } from "../site/layout";
import { formLanguage, usePage } from "../site/page";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { useFormCopy } from "../site/hooks/form-copy";
import { useNavigation } from "../site/hooks/navigation";
import { Text } from "../components/text";
import { WhenClosed } from "../site/when-closed";
import { BrokenForm } from "../forms/components/unavailable";
import { ContactForm } from "../forms/contact/contact-form";
import { mailSettings } from "../forms/mail/mail-settings";
import { Island } from "../islands/island";
import { Departments } from "../sections/contact/departments";
import { LocationMap } from "../sections/contact/location-map";
import { SpecialHours } from "../sections/contact/special-hours";
import { formNotices } from "../lib/legal-notices";
import { HOURS_SECTION_ID } from "../lib/paths";
import { column, stack } from "../styles/recipes";
import { media, space } from "../styles/tokens";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const { page, original, pharmacy, errorPage } = data;
  const form = useFormCopy(data.form);
  const context = usePage();
  const language = formLanguage(context, form, original);
  const { notices } = useNavigation();
  if (!page || !pharmacy || !errorPage) throw new Error("A file of the contact page is missing.");
  const mail = mailSettings("contact");
  return (
    <Layout>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture} isLow />
      <div css={[column, band, form && columns]}>
        <section css={details} id={HOURS_SECTION_ID}>
          <Text as="h2">{page.details.heading}</Text>
          <Text as="p">{page.details.urgent}</Text>
          <div css={[facts, form && besideForm]}>
            <ContactFacts />
            <WhenClosed />
            <Departments />
            <SpecialHours />
          </div>
        </section>
        {form && (
          <div css={oneCell}>
            <DemoNotice />
            <Island
              name="contact"
              component={ContactForm}
              props={{ copy: form, pharmacy, language, notices: formNotices(notices), mail }}
              whenBroken={<BrokenForm copy={errorPage} reach={form.reach} pharmacy={pharmacy} />}
            />
          </div>
        )}
      </div>
      <LocationMap copy={page.map} />
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.ContactPageQuery>) =>
  page && <PageHead seo={page.seo} hasFullRecord />;

export const query = graphql`
  query ContactPage($locale: String!, $defaultLocale: String!) {
    page: contactPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CroppedPicture
      }
      details {
        heading
        urgent
      }
      map {
        ...LocationMap
      }
    }
    form: contactForm(locale: { eq: $locale }) {
      ...ContactCopy
      callChoice
    }
    original: contactForm(locale: { eq: $defaultLocale }) {
      callChoice
    }
    pharmacy(locale: { eq: $locale }) {
      ...FormPharmacy
    }
    errorPage(locale: { eq: $locale }) {
      ...BrokenFormCopy
    }
  }
`;

const band = css`
  ${stack(space.l)};
  padding-block: ${space.section};
`;

const columns = css`
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: ${space.xl};
  }
`;

const details = css`
  ${stack(space.m)};
  align-content: start;
`;

/* Two columns on wide screens, except beside the form. */
const facts = css`
  ${media.medium} {
    columns: 2;
    column-gap: ${space.xl};
  }

  & > * {
    margin-block-end: ${space.m};
    break-inside: avoid;
  }
`;

const oneCell = css`
  min-width: 0;
`;

const besideForm = css`
  ${media.wide} {
    columns: auto;
  }
`;
