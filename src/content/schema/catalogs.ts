import { alsoCalled, entryId, label, list, needs, objectType, picture, text } from "./field-types";

export const item = objectType("Item", "One thing that patients can ask for.", {
  id: entryId("adhesive-bandages"),
  name: text("Its name.", "Adhesive bandages", 90),
  alsoCalled: alsoCalled(),
  ...needs,
});

export const equipmentCatalog = objectType("EquipmentCatalog", "Equipment, by category.", {
  categories: list(
    objectType("EquipmentCategory", "One category.", {
      id: entryId("mobility-aids"),
      name: label("Name.", "Mobility Aids", 60),
      intro: text("One sentence."),
      items: list(
        objectType("EquipmentItem", "One piece of equipment.", {
          id: entryId("folding-walker"),
          name: label("Name.", "Folding walker", 60),
          alsoCalled: alsoCalled(),
          description: text("What it does for whom, and what to look for.", undefined, 240),
          picture,
        }),
        "The pieces of equipment.",
      ),
    }),
    "The categories.",
  ),
});

export const otcCatalog = objectType("OtcCatalog", "Over-the-counter products, by category.", {
  categories: list(
    objectType("OtcCategory", "One category.", {
      id: entryId("first-aid"),
      name: label("Name.", "First Aid", 60),
      picture,
      pictured: list(
        objectType("PicturedProduct", "A product with a picture of its own.", {
          ...item.shape,
          picture,
        }),
        "Products that have a picture of their own. They stand above the other ones.",
      ).optional(),
      items: list(item, "The products."),
    }),
    "The categories.",
  ),
});
