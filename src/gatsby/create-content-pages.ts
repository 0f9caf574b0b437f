import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { ownPagePath, servicePath } from "../lib/paths";

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
  for (const { id, slug } of allService.nodes) {
    actions.createPage({
      path: servicePath(slug),
      component: resolve("src/templates/service.tsx"),
      context: { id },
    });
  }
  for (const { id, slug } of allOwnPage.nodes) {
    actions.createPage({
      path: ownPagePath(slug),
      component: resolve("src/templates/own-page.tsx"),
      context: { id },
    });
  }
}
