import { graphql, useStaticQuery } from "gatsby";

/** The equipment of `data/equipment.yaml`, and the words around a part of it. */
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
  if (!equipmentCatalog || !equipmentCategoryPage) {
    throw new Error('A file of data/ is missing. Run "npm run check".');
  }
  return { categories: equipmentCatalog.categories, words: equipmentCategoryPage };
}
