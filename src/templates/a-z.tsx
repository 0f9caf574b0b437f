import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { Layout } from "../site/layout";
import { usePage } from "../site/page";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { useNavigation } from "../site/hooks/navigation";
import { Finder } from "../sections/a-z/finder";
import { Letters } from "../sections/a-z/letters";
import { column } from "../styles/recipes";
import { space } from "../styles/tokens";

/** Returns the content of the page, by a static query, because not every site has the page: see `own-page.tsx`. */
function useList() {
  const id = usePage()?.id;
  const { home } = useNavigation().header;
  const { allAToZPage } = useStaticQuery<Queries.AToZPagesQuery>(graphql`
    query AToZPages {
      allAToZPage {
        nodes {
          id
          seo {
            ...Seo
          }
          heading
          intro
          letters
          find
          found
          nothing
          entries {
            name
            within
            alsoCalled
            path
          }
        }
      }
    }
  `);
  const page = allAToZPage.nodes.find((node) => node.id === id);
  if (!page) throw new Error("The A to Z page has lost its file in data/pages/.");
  return { ...page, trail: [home] };
}

/** Everything that the pharmacy carries and does, by letter, with a field that finds it. */
export default function AToZPage() {
  const { trail, heading, intro, entries, ...copy } = useList();
  return (
    <Layout>
      <PageHeader heading={heading} text={intro} trail={trail} />
      <div css={[column, band]}>
        <Finder copy={copy} />
        <Letters entries={entries} copy={copy} />
      </div>
    </Layout>
  );
}

export function Head() {
  const { trail, heading, seo } = useList();
  return <PageHead seo={seo} trail={trail} name={heading} />;
}

const band = css`
  padding-block: ${space.l} ${space.section};
`;
