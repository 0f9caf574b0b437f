import { graphql, type HeadProps, type PageProps, useStaticQuery } from "gatsby";
import { useServicesTrail } from "../site/breadcrumb";
import { CallBanner } from "../site/call-banner";
import { FinderLink } from "../site/links";
import { Layout } from "../site/layout";
import { PageHead } from "../site/page-head";
import { PageHeader } from "../site/page-header";
import { PageLinks } from "../components/page-links";
import { Section } from "../components/section";
import { EquipmentItems, useEquipment } from "../sections/service/equipment";
import {
  categoryPath,
  type EquipmentPageContext,
  itemsOnPage,
  pageCount,
} from "../lib/equipment-pages";
import type { PageContext } from "../lib/page-context";
import { fillFacts } from "../lib/fact-text";
import { fillIn, plain } from "../lib/words";
import { useNavigation } from "../site/hooks/navigation";
import { usePharmacy } from "../site/hooks/pharmacy";

type Context = EquipmentPageContext & Pick<PageContext, "id">;

/** Returns the page with the `equipment` block, by the node id of its file. */
function useParentPage(id: string) {
  const { home } = useNavigation().header;
  const servicesTrail = useServicesTrail();
  const { allService, allOwnPage } = useStaticQuery<Queries.ParentPagesQuery>(graphql`
    query ParentPages {
      allService {
        nodes {
          id
          path
          title
          callBanner {
            ...CallBanner
          }
        }
      }
      allOwnPage {
        nodes {
          id
          path
          title
          callBanner {
            ...CallBanner
          }
        }
      }
    }
  `);
  const service = allService.nodes.find((page) => page.id === id);
  if (service) return { ...service, trail: servicesTrail };
  const ownPage = allOwnPage.nodes.find((page) => page.id === id);
  return ownPage && { ...ownPage, trail: [home] };
}

/** Returns the content of the page, by static queries: see `own-page.tsx`. */
function useCategoryPage({ id, category: index, page }: Context) {
  const { categories, copy } = useEquipment();
  const parent = useParentPage(id);
  const pharmacyFacts = usePharmacy().facts;
  const category = categories[index];
  if (!parent || !category)
    throw new Error("A page of equipment has lost the page above it, or its items.");

  const { name } = category;
  const pathOf = (number: number) => categoryPath(parent.path, plain(name), index, number);
  const { first, items } = itemsOnPage(category.items, page);
  const pages = pageCount(category.items.length);
  const facts = {
    category: name,
    intro: fillFacts(category.intro, pharmacyFacts),
    first: String(first),
    last: String(first + items.length - 1),
    count: String(category.items.length),
    page: String(page),
    pages: String(pages),
  };
  return {
    category,
    items,
    callBanner: parent.callBanner,
    trail: [...parent.trail, { label: parent.title, path: parent.path }],
    previousPath: page > 1 ? pathOf(page - 1) : undefined,
    nextPath: page < pages ? pathOf(page + 1) : undefined,
    isOnlyPage: pages === 1,
    /** Fills the page's facts into a sentence about it. */
    say: (sentence: keyof typeof copy) => fillIn(copy[sentence], facts),
  };
}

/** One page of a category that is too long for its service page. */
export default function EquipmentCategoryPage({ pageContext }: PageProps<object, Context>) {
  const { category, items, callBanner, trail, previousPath, nextPath, isOnlyPage, say } =
    useCategoryPage(pageContext);
  return (
    <Layout>
      <PageHeader heading={category.name} text={category.intro} trail={trail} />
      <Section heading={say("range")}>
        <FinderLink />
        <EquipmentItems items={items} />
        {!isOnlyPage && (
          <PageLinks
            label={say("navigation")}
            position={say("position")}
            previous={{ label: say("previous"), to: previousPath }}
            next={{ label: say("next"), to: nextPath }}
          />
        )}
      </Section>
      {callBanner && <CallBanner banner={callBanner} />}
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { category, trail, previousPath, say } = useCategoryPage(pageContext);
  const title = previousPath ? say("laterTitle") : category.name;
  const seo = { title, description: say("description") };
  return <PageHead seo={seo} trail={trail} name={category.name} />;
}
