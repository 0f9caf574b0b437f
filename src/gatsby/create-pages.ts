import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentTypes } from "../content/schema/content-files";
import type { PageContext } from "../lib/page-context";

/** Templates in `src/templates`, by the GraphQL type of the page's content. */
const TEMPLATES = new Map(contentTypes.map(({ typeName, template = "" }) => [typeName, template]));

/** Creates the page of each file in each language. */
export async function createPages({ graphql, actions, reporter, basePath }: CreatePagesArgs) {
  const result = await graphql<Queries.ContentPagesQuery>(/* GraphQL */ `
    query ContentPages {
      allSitePageContent {
        nodes {
          __typename
          id
          locale
          path
          languages {
            locale
            path
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(
      "Cannot read the pages from data/pages/, data/services/ and data/own-pages/.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  for (const { __typename, id, locale, path, languages } of result.data.allSitePageContent.nodes) {
    const defaultLocale = languages[0]?.locale ?? locale;
    const context: PageContext = { id, locale, defaultLocale, address: path, languages };
    const component = resolve(`src/templates/${TEMPLATES.get(__typename)}.tsx`);
    // Gatsby writes pages into the build folder, which hosts serve in the folder of the site.
    actions.createPage({ path: path.slice(basePath.length), component, context });
  }
}
