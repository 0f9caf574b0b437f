import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryPaths, type EquipmentPageContext } from "../lib/equipment-pages";
import { ownPagePath, servicePath } from "../lib/paths";

/**
 * Creates a page for each file in `data/services/` and `data/own-pages/`. A page with the equipment also
 * gets subpages for each category that is too long for it. The other pages are files of `src/pages/`.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const result = await graphql<Queries.ContentPagesQuery>(/* GraphQL */ `
    query ContentPages {
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
      "Cannot read the pages from data/services/, data/own-pages/ and data/equipment.yaml.",
      result.errors as Error[] | undefined,
    );
    return;
  }
  const { allService, allOwnPage, equipmentCatalog } = result.data;
  const pages = [
    ...allService.nodes.map((node) => ({ node, pathOf: servicePath, template: "service" })),
    ...allOwnPage.nodes.map((node) => ({ node, pathOf: ownPagePath, template: "own-page" })),
  ];
  for (const { node, pathOf, template } of pages) {
    const { id, slug, sections } = node;
    const path = pathOf(slug);
    actions.createPage({ path, component: templateFile(template), context: { id } });
    if (!sections.some(({ __typename }) => __typename === "EquipmentSection")) continue;
    for (const category of equipmentCatalog?.categories ?? []) {
      categoryPaths(path, category).forEach((categoryPath, index) => {
        const context: EquipmentPageContext = {
          parentId: id,
          category: category.name,
          page: index + 1,
        };
        const component = templateFile("equipment-category");
        actions.createPage({ path: categoryPath, component, context });
      });
    }
  }
}

const templateFile = (name: string) => resolve(`src/templates/${name}.tsx`);
