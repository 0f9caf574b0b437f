import type { HeadProps, PageProps } from "gatsby";
import { CallBanner } from "../components/call-banner";
import { grid } from "../components/card";
import { EquipmentCard } from "../components/equipment-card";
import { Layout } from "../components/layout";
import { PageHead } from "../components/page-head";
import { PageHeader } from "../components/page-header";
import { PageLinks } from "../components/page-links";
import { Section } from "../components/section";
import { usePharmacyFacts } from "../components/use-pharmacy-facts";
import { useEquipment } from "../components/use-equipment";
import { useService } from "../components/use-service";
import { useServicesTrail } from "../components/use-services-trail";
import {
  categoryPath,
  type EquipmentPageContext,
  itemsOnPage,
  pageCount,
} from "../lib/equipment-pages";
import { plainText } from "../lib/fact-text";
import { fillIn } from "../lib/fill-in";
import { servicePath } from "../lib/paths";

/**
 * What the page shows. It has no query of its own, since Gatsby warns of a template's query while
 * no page uses it.
 */
function useCategoryPage({ serviceId, category: name, page }: EquipmentPageContext) {
  const servicesTrail = useServicesTrail();
  const { categories, copy } = useEquipment();
  const service = useService(serviceId);
  const pharmacyFacts = usePharmacyFacts();
  const category = categories.find((it) => it.name === name);
  if (!service || !category) throw new Error("A page of equipment has lost its service or items.");

  const parent = { label: service.title, path: servicePath(service.slug) };
  const pathOf = (number: number) => categoryPath(parent.path, name, number);
  const { first, items } = itemsOnPage(category.items, page);
  const pages = pageCount(category.items.length);
  const facts = {
    category: name,
    intro: plainText(category.intro, pharmacyFacts),
    first: String(first),
    last: String(first + items.length - 1),
    count: String(category.items.length),
    page: String(page),
    pages: String(pages),
  };
  return {
    category,
    items,
    callBanner: service.callBanner,
    trail: [...servicesTrail, parent],
    path: pathOf(page),
    previousPath: page > 1 ? pathOf(page - 1) : undefined,
    nextPath: page < pages ? pathOf(page + 1) : undefined,
    isOnlyPage: pages === 1,
    /** One of the page's sentences about itself. */
    say: (sentence: keyof typeof copy) => fillIn(copy[sentence], facts),
  };
}

/** One page of a category that is too long for the service page. */
export default function EquipmentCategoryPage({
  pageContext,
}: PageProps<object, EquipmentPageContext>) {
  const { category, items, callBanner, trail, path, previousPath, nextPath, isOnlyPage, say } =
    useCategoryPage(pageContext);
  return (
    <Layout path={path}>
      <PageHeader heading={category.name} text={category.intro} trail={trail} />
      <Section heading={say("range")}>
        <ul css={grid(items.length)}>
          {items.map((item) => (
            <EquipmentCard key={item.name} item={item} titleLevel={3} />
          ))}
        </ul>
        {!isOnlyPage && (
          <PageLinks
            label={say("navigation")}
            position={say("position")}
            previous={{ label: say("previous"), to: previousPath }}
            next={{ label: say("next"), to: nextPath }}
          />
        )}
      </Section>
      <CallBanner banner={callBanner} />
    </Layout>
  );
}

export function Head({ pageContext }: HeadProps<object, EquipmentPageContext>) {
  const { category, trail, path, previousPath, say } = useCategoryPage(pageContext);
  const title = previousPath ? say("laterTitle") : category.name;
  const seo = { title, description: say("description") };
  return <PageHead seo={seo} path={path} trail={trail} name={category.name} />;
}
