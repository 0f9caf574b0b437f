import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { primaryButton } from "../components/buttons";
import { IconCardList } from "../site/icon-card";
import { Layout } from "../site/layout";
import { ContentLink } from "../site/links";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { Section } from "../components/section";
import { Texts } from "../components/text";
import { column, stack } from "../styles/recipes";
import { space, typeScale } from "../styles/tokens";

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (!page) throw new Error("data/pages/about.yaml is missing.");
  const [opening = "", ...paragraphs] = page.intro;
  return (
    <Layout>
      <PageHeader heading={page.heading} text={opening} picture={page.picture}>
        <ContentLink link={page.visit.action} css={primaryButton} />
      </PageHeader>
      {paragraphs.length > 0 && (
        <div css={[column, story]}>
          <Texts texts={paragraphs} as="p" />
        </div>
      )}
      <Section heading={page.values.heading} intro={page.values.text} tinted>
        <IconCardList cards={page.values.items} />
      </Section>
      <Section heading={page.visit.heading} intro={page.visit.text}>
        <p>
          <ContentLink link={page.visit.action} css={primaryButton} />
        </p>
      </Section>
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.AboutPageQuery>) =>
  page && <PageHead seo={page.seo} />;

export const query = graphql`
  query AboutPage($locale: String!) {
    page: aboutPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      intro
      picture {
        ...CardPicture
      }
      values {
        heading
        text
        items {
          ...Reason
        }
      }
      visit {
        heading
        text
        action {
          ...Link
        }
      }
    }
  }
`;

const story = css`
  ${stack(space.m)};
  padding-block: ${space.section};
  font-size: ${typeScale.lead};
`;
