import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { servicePath } from "../lib/paths";

/** Makes one page for each file in `data/services/`, all from one template. */
export async function createServicePages({ graphql, actions, reporter }: CreatePagesArgs) {
  const result = await graphql<Queries.ServicePagesQuery>(/* GraphQL */ `
    query ServicePages {
      allService {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(
      "The service pages could not be read from data/services/.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  for (const { id, slug } of result.data.allService.nodes) {
    actions.createPage({
      path: servicePath(slug),
      component: resolve("src/templates/service.tsx"),
      context: { id },
    });
  }
}
