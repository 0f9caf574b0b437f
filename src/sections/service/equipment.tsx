import { graphql, useStaticQuery } from "gatsby";
import { Category } from "../../components/category";
import { PictureCard } from "../../components/picture-card";
import { Section } from "../../components/section";
import type { BlockProps } from "./block";

/** The equipment of `data/equipment.yaml`, by category. */
export function EquipmentSection({
  section,
  ground,
}: BlockProps<Queries.EquipmentSectionFragment>) {
  const { equipmentCatalog } = useStaticQuery<Queries.EquipmentQuery>(graphql`
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
    }
  `);
  return (
    <Section heading={section.heading} intro={section.intro} ground={ground}>
      {equipmentCatalog?.categories.map(({ name, intro, items }) => (
        <Category key={name} name={name} intro={intro}>
          {items.map((item) => (
            <PictureCard key={item.name} title={item.name} picture={item.picture} titleLevel={4}>
              <p>{item.description}</p>
            </PictureCard>
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
