import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryPaths, type EquipmentPageContext } from "../../lib/equipment-pages";
import { ownPagePath, servicePath } from "../../lib/paths";

/** Makes the pages of each category of `data/equipment.yaml` that a page cuts short. */
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
      allOwnPage {
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
  const { allService, allOwnPage, equipmentCatalog } = result.data;
  const parents = [
    ...allService.nodes.map((node) => ({ ...node, parentPath: servicePath(node.slug) })),
    ...allOwnPage.nodes.map((node) => ({ ...node, parentPath: ownPagePath(node.slug) })),
  ].filter(({ sections }) => sections.some(({ __typename }) => __typename === "EquipmentSection"));
  for (const { id, parentPath } of parents) {
    for (const category of equipmentCatalog?.categories ?? []) {
      categoryPaths(parentPath, category).forEach((path, index) => {
        const context: EquipmentPageContext = {
          parentId: id,
          category: category.name,
          page: index + 1,
        };
        const component = resolve("src/templates/equipment-category.tsx");
        actions.createPage({ path, component, context });
      });
    }
  }
}
