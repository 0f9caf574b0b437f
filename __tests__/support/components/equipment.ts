import { picture, siteData } from "../content/site-data";

/** Returns site data with equipment categories of the given sizes. */
export const siteWithEquipment = (...counts: number[]) => ({
  ...siteData,
  allService: {
    nodes: [
      {
        id: "1",
        locale: "en-US",
        path: "/services/equipment/",
        title: "Equipment",
        callBanner: { heading: "Questions?", text: "Call.", contact: "store" },
      },
    ],
  },
  equipmentCatalog: {
    categories: counts.map((count, category) => ({
      id: `category-${category + 1}`,
      name: `Category ${category + 1}`,
      intro: "For steadier steps in {city}.",
      items: Array.from({ length: count }, (_, index) => ({
        id: `cane-${index + 1}`,
        name: `Cane ${index + 1}`,
        description: "A little help.",
        picture: picture(`Quad cane ${index + 1}`),
      })),
    })),
  },
});
