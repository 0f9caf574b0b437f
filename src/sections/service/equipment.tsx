import { graphql } from "gatsby";
import { Category } from "../../components/category";
import { EquipmentCard } from "../../components/equipment-card";
import { MoreLink } from "../../components/more-link";
import { Section } from "../../components/section";
import { useEquipment } from "../../components/use-equipment";
import { categoryPath, itemsOnServicePage, pageCount } from "../../lib/equipment-pages";
import { fillIn } from "../../lib/fill-in";
import type { BlockProps } from "./block";

interface Props extends BlockProps<Queries.EquipmentSectionFragment> {
  /** Path of the page. Pages of long categories are below it. */
  path: string;
}

/** Equipment of `data/equipment.yaml` by category. Long categories show their first items. */
export function EquipmentSection({ section, background, path }: Props) {
  const { categories, copy } = useEquipment();
  return (
    <Section heading={section.heading} intro={section.intro} background={background}>
      {categories.map(({ name, intro, items }, index) => (
        <Category
          key={name}
          name={name}
          intro={intro}
          more={
            pageCount(items.length) > 0 && (
              <MoreLink
                link={{
                  path: categoryPath(path, name, index),
                  label: fillIn(copy.seeAll, { count: String(items.length), category: name }),
                }}
              />
            )
          }
        >
          {itemsOnServicePage(items).map((item) => (
            <EquipmentCard key={item.name} item={item} titleLevel={4} />
          ))}
        </Category>
      ))}
    </Section>
  );
}

export const equipmentSectionFragment = graphql`
  fragment EquipmentSection on EquipmentSection {
    heading
    intro
  }
`;
