import { createEquipmentPages } from "../../src/gatsby/pages/create-equipment-pages";
import { createPagesArgs } from "../support/gatsby/create-pages";

const blocks = (...names: string[]) => names.map((__typename) => ({ __typename }));
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ name: index }));

const contentWith = (services: object[], ownPages: object[] = []) => ({
  data: {
    allService: { nodes: services },
    allOwnPage: { nodes: ownPages },
    equipmentCatalog: {
      categories: [
        { name: "Mobility Aids", items: items(30) },
        { name: "Bathroom Safety", items: items(6) },
      ],
    },
  },
});

test("a long category gets pages below the service that shows the equipment, a short one none", async () => {
  const { args, createPage } = createPagesArgs(
    contentWith([
      { id: "1", slug: "immunizations", sections: blocks("CardsSection") },
      { id: "2", slug: "equipment", sections: blocks("CardsSection", "EquipmentSection") },
    ]),
  );
  await createEquipmentPages(args);
  const context = { parentId: "2", category: "Mobility Aids" };
  const component = expect.stringMatching(
    /src[\\/]templates[\\/]equipment-category\.tsx$/,
  ) as string;
  expect(createPage.mock.calls).toEqual([
    [
      {
        path: "/services/equipment/mobility-aids/",
        component,
        context: { ...context, page: 1 },
      },
    ],
    [
      {
        path: "/services/equipment/mobility-aids/2/",
        component,
        context: { ...context, page: 2 },
      },
    ],
  ]);
});

test("a page of the pharmacy's own that shows the equipment gets them below it", async () => {
  const { args, createPage } = createPagesArgs(
    contentWith([], [{ id: "3", slug: "for-hospitals", sections: blocks("EquipmentSection") }]),
  );
  await createEquipmentPages(args);
  expect(createPage.mock.calls).toMatchObject([
    [{ path: "/for-hospitals/mobility-aids/", context: { parentId: "3", page: 1 } }],
    [{ path: "/for-hospitals/mobility-aids/2/", context: { parentId: "3", page: 2 } }],
  ]);
});

test("where there is no equipment.yaml, there are no pages of it, and nothing is wrong", async () => {
  const { data } = contentWith([{ id: "1", slug: "immunizations", sections: [] }]);
  const { args, createPage, panicOnBuild } = createPagesArgs({
    data: { ...data, equipmentCatalog: null },
  });
  await createEquipmentPages(args);
  expect(createPage).not.toHaveBeenCalled();
  expect(panicOnBuild).not.toHaveBeenCalled();
});
