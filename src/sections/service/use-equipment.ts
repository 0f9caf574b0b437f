import { graphql, useStaticQuery } from "gatsby";
import { inLanguage } from "../../site/hooks/static-data";
import { usePage } from "../../site/page";

/** Returns the categories of `data/equipment.yaml`, and the texts for their pagination. */
export function useEquipment() {
  const files = useStaticQuery<Queries.EquipmentQuery>(graphql`
    query Equipment {
      allEquipmentCatalog {
        nodes {
          locale
          categories {
            id
            name
            intro
            items {
              id
              name
              description
              picture {
                ...CardPicture
              }
            }
          }
        }
      }
      allEquipmentCategoryPage {
        nodes {
          locale
          seeAll
          range
          navigation
          position
          previous
          next
          laterTitle
          description
        }
      }
    }
  `);
  const locale = usePage()?.locale;
  const { categories } = inLanguage(files.allEquipmentCatalog.nodes, locale, "equipment.yaml");
  const copy = inLanguage(
    files.allEquipmentCategoryPage.nodes,
    locale,
    "pages/equipment-category.yaml",
  );
  return { categories, copy };
}
