import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { servicePath } from "../lib/paths";

/** Makes one page for each file in `data/services/`, all from one template. */
export async function createServicePages({ graphql, actions, reporter }: CreatePagesArgs) {
  const { data, errors } = await graphql<Queries.ServicePagesQuery>(/* GraphQL */ `
    query ServicePages {
      allService {
        nodes {
          id
          slug
        }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild("The service pages could not be read from data/services/.", errors);
    return;
  }
  for (const { id, slug } of data.allService.nodes) {
    actions.createPage({
      path: servicePath(slug),
      component: resolve("src/templates/service.tsx"),
      context: { id },
    });
  }
}
