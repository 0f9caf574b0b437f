import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentTypes } from "../content/schema/content-files";
import type { EquipmentPageContext } from "../lib/equipment-pages";
import type { PageContext } from "../lib/page-context";

/** Templates in `src/templates`, by the GraphQL type of the page's content. */
const TEMPLATES = new Map(contentTypes.map(({ typeName, template = "" }) => [typeName, template]));

/** Creates the page of each file in each language, and subpages for equipment categories that are too long. */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs) {
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
          subpages {
            category
            page
            path
            languages {
              locale
              path
            }
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(
      "Cannot read the pages from data/pages/, data/services/, data/own-pages/ and data/equipment.yaml.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  for (const { __typename, id, locale, subpages, ...page } of result.data.allSitePageContent
    .nodes) {
    const create = (
      template: string,
      { path, languages }: Pick<Queries.SiteSubpage, "path" | "languages">,
      more?: EquipmentPageContext,
    ) => {
      const defaultLocale = languages[0]?.locale ?? locale;
      const context: PageContext = { id, locale, defaultLocale, address: path, languages, ...more };
      const component = resolve(`src/templates/${template}.tsx`);
      actions.createPage({ path, component, context });
    };
    create(TEMPLATES.get(__typename) ?? "", page);
    for (const { category, page: number, ...subpage } of subpages) {
      create("equipment-category", subpage, { category, page: number });
    }
  }
}
