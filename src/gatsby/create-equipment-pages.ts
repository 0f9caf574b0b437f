import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryPaths, type EquipmentPageContext } from "../lib/equipment-pages";
import { servicePath } from "../lib/paths";

/** Makes the pages of each category of `data/equipment.yaml` that a service page cuts short. */
export async function createEquipmentPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const result = await graphql<Queries.EquipmentPagesQuery>(/* GraphQL */ `
    query EquipmentPages {
      allService {
        nodes {
          id
          slug
          sections {
            __typename
          }
        }
      }
      equipmentCatalog {
        categories {
          name
          items {
            name
          }
        }
      }
    }
  `);
  if (!result.data) {
    reporter.panicOnBuild(
      "The pages of equipment could not be read from data/equipment.yaml.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  const { allService, equipmentCatalog } = result.data;
  const services = allService.nodes.filter(({ sections }) =>
    sections.some(({ __typename }) => __typename === "EquipmentSection"),
  );
  for (const { id, slug } of services) {
    for (const category of equipmentCatalog?.categories ?? []) {
      categoryPaths(servicePath(slug), category).forEach((path, index) => {
        const context: EquipmentPageContext = {
          serviceId: id,
          category: category.name,
          page: index + 1,
        };
        const component = resolve("src/templates/equipment-category.tsx");
        actions.createPage({ path, component, context });
      });
    }
  }
}
