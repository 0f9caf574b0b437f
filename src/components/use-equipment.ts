import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required-file";

/** Returns the categories of `data/equipment.yaml`, and the texts for their pagination. */
export function useEquipment() {
  const files = useStaticQuery<Queries.EquipmentQuery>(graphql`
    query Equipment {
      equipmentCatalog {
        categories {
          name
          intro
          items {
            name
            description
            picture {
              ...CardPicture
            }
          }
        }
      }
      equipmentCategoryPage {
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
  `);
  const { equipmentCatalog, equipmentCategoryPage } = files;
  return {
    categories: required(equipmentCatalog, "equipment.yaml").categories,
    copy: required(equipmentCategoryPage, "pages/equipment-category.yaml"),
  };
}
