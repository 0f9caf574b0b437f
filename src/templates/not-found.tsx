import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonRow, primaryButton, secondaryButton } from "../components/buttons";
import { CallButton } from "../site/call-button";
import { Layout } from "../site/layout";
import { ContentLink } from "../site/links";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { Section } from "../components/section";
import { ServiceLinks } from "../components/service-links";
import { colors, media, radii, space, targetSize } from "../styles/tokens";
import { useNavigation } from "../site/hooks/navigation";
import { usePharmacy } from "../site/hooks/pharmacy";

export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  const pharmacy = usePharmacy();
  const { services, finder } = useNavigation();
  if (!page) throw new Error("data/pages/not-found.yaml is missing.");
  return (
    <Layout>
      <PageHeader heading={page.heading} text={page.text}>
        <ButtonRow>
          <ContentLink link={page.home} css={primaryButton} />
          <CallButton number={pharmacy.phone} css={secondaryButton} />
        </ButtonRow>
      </PageHeader>
      <Section heading={page.searches.heading}>
        <ul css={wordList}>
          {finder && (
            <li>
              <ContentLink link={finder} css={word} />
            </li>
          )}
          {page.searches.words.map((link, index) => (
            <li key={index}>
              <ContentLink link={link} css={word} />
            </li>
          ))}
        </ul>
      </Section>
      <Section heading={page.services.heading} intro={page.call} tinted>
        <ServiceLinks services={services} />
      </Section>
    </Layout>
  );
}

export const Head = ({ data: { page } }: HeadProps<Queries.NotFoundPageQuery>) =>
  page && <PageHead seo={page.seo} isIndexed={false} />;

export const query = graphql`
  query NotFoundPage($locale: String!) {
    page: notFoundPage(locale: { eq: $locale }) {
      seo {
        ...Seo
      }
      heading
      text
      call
      home {
        ...PageLink
      }
      searches {
        heading
        words {
          ...Link
        }
      }
      services {
        heading
      }
    }
  }
`;

const wordList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.s};

  ${media.large} {
    grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  }
`;

const word = css`
  display: flex;
  align-items: center;
  height: 100%;
  min-height: ${targetSize};
  padding: 0.5rem 1rem;
  border-radius: ${radii.medium};
  line-height: 1.3;
  background: ${colors.tint};
  font-weight: 550;
`;
