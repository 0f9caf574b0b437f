import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { categoryPaths, type EquipmentPageContext } from "../lib/equipment-pages";
import type { PageAddress, PageContext } from "../lib/page-context";

/** Templates in `src/templates`, by the GraphQL type of the page's content. */
const TEMPLATES: Readonly<Record<string, string>> = {
  HomePage: "home",
  AboutPage: "about",
  ServicesPage: "services",
  PrescriptionsPage: "prescriptions",
  ContactPage: "contact",
  PrivacyPage: "privacy",
  NotFoundPage: "not-found",
  Service: "service",
  OwnPage: "own-page",
};

/**
 * Creates a page for each file in `data/pages/`, `data/services/` and `data/own-pages/`, in each language. A
 * page with the equipment also gets subpages for each category that is too long for it.
 */
export async function createPages({ graphql, actions, reporter }: CreatePagesArgs) {
  const result = await graphql<Queries.ContentPagesQuery>(/* GraphQL */ `
    query ContentPages {
      allSitePageContent {
        nodes {
          __typename
          id
          locale
          key
          path
          ... on Service {
            sections {
              __typename
            }
          }
          ... on OwnPage {
            sections {
              __typename
            }
          }
        }
      }
      allEquipmentCatalog {
        nodes {
          locale
          categories {
            name
            items {
              name
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
  const isDefault = ({ locale }: PageAddress) =>
    nodes.some((home) => home.locale === locale && home.path === "/");
  const { nodes } = result.data.allSitePageContent;
  const pages = [...nodes.filter(isDefault), ...nodes.filter((node) => !isDefault(node))];
  const catalogs = result.data.allEquipmentCatalog.nodes;
  const categoriesIn = (locale: string) =>
    catalogs.find((catalog) => catalog.locale === locale)?.categories ?? [];

  for (const page of pages) {
    const { id, locale, path } = page;
    /** The same page in all languages. */
    const versions = pages.filter(
      ({ __typename, key }) => __typename === page.__typename && key === page.key,
    );
    const create = (
      template: string,
      address: string,
      languages: readonly PageAddress[],
      more = {},
    ) => {
      const defaultLocale = languages[0]?.locale ?? locale;
      const context: PageContext = { id, locale, defaultLocale, address, languages, ...more };
      const component = resolve(`src/templates/${template}.tsx`);
      actions.createPage({ path: address, component, context });
    };
    create(TEMPLATES[page.__typename] ?? "", path, versions.map(addressOf));

    if (!("sections" in page)) continue;
    if (!page.sections.some(({ __typename }) => __typename === "EquipmentSection")) continue;
    categoriesIn(locale).forEach((category, index) => {
      categoryPaths(path, category).forEach((address, number) => {
        const languages = versions.flatMap((version) => {
          const own = categoriesIn(version.locale)[index];
          const ownPath = own && categoryPaths(version.path, own)[number];
          return ownPath ? { locale: version.locale, path: ownPath } : [];
        });
        const more: EquipmentPageContext = { category: index, page: number + 1 };
        create("equipment-category", address, languages, more);
      });
    });
  }
}

const addressOf = ({ locale, path }: PageAddress): PageAddress => ({ locale, path });
