import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { LinkLine } from "../site/links";
import { CheckList } from "../components/check-list";
import { Layout } from "../site/layout";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { usePharmacy } from "../site/hooks/pharmacy";
import { Text, Texts } from "../components/text";
import { formIds, isReplaced } from "../forms/forms";
import { mailSettings } from "../forms/mail/mail-settings";
import { column, stack } from "../styles/recipes";
import { space, widths } from "../styles/tokens";

export default function PrivacyPage({ data: { page } }: PageProps<Queries.PrivacyPageQuery>) {
  const pharmacy = usePharmacy();
  if (!page) throw new Error("data/pages/privacy.yaml is missing.");
  const sending = formIds
    .filter((id) => mailSettings(id) && !isReplaced(id, pharmacy))
    .flatMap((id) => ["any", id]);
  const sections = page.sections.filter(({ form }) => !form || sending.includes(form));
  return (
    <Layout>
      <PageHeader heading={page.heading} text={page.intro} picture={page.picture} />
      <div css={[column, text]}>
        {sections.map(({ id, heading, paragraphs, points, link }) => (
          <section key={id} id={id} css={stack(space.m)}>
            <Text as="h2">{heading}</Text>
            <Texts texts={paragraphs} as="p" />
            {points && <CheckList points={points} />}
            <LinkLine link={link} />
          </section>
        ))}
      </div>
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.PrivacyPageQuery>) =>
  page && <PageHead seo={page.seo} />;

export const query = graphql`
  query PrivacyPage($locale: String!) {
    page: privacyPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CardPicture
      }
      sections {
        id
        form
        heading
        paragraphs
        points
        link {
          ...Link
        }
      }
    }
  }
`;

const text = css`
  ${stack(space.xl)};
  padding-block: ${space.section};

  & > section > ul {
    max-width: ${widths.text};
  }
`;
