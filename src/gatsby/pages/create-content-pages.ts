import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ownPagePath, servicePath } from "../../lib/paths";

/** Makes one page for each file in `data/services/` and `data/own-pages/`, all of a folder from one template. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const result = await graphql<Queries.ContentPagesQuery>(/* GraphQL */ `
    query ContentPages {
      allService {
        nodes {
          id
          slug
        }
      }
      allOwnPage {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(
      "The pages could not be read from data/services/ and data/own-pages/.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  const { allService, allOwnPage } = result.data;
  const folders = [
    { files: allService.nodes, pathOf: servicePath, template: "service" },
    { files: allOwnPage.nodes, pathOf: ownPagePath, template: "own-page" },
  ];
  for (const { files, pathOf, template } of folders) {
    for (const { id, slug } of files) {
      actions.createPage({
        path: pathOf(slug),
        component: resolve(`src/templates/${template}.tsx`),
        context: { id },
      });
    }
  }
}
