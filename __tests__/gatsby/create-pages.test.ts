import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../src/gatsby/create-pages";

const sections = (...names: string[]) => names.map((__typename) => ({ __typename }));
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ name: index }));

const catalog = {
  categories: [
    { name: "Mobility Aids", items: items(30) },
    { name: "Bathroom Safety", items: items(6) },
  ],
};

const page = (slug: string, ...names: string[]) => ({
  id: `id of ${slug}`,
  slug,
  sections: sections(...names),
});

/** Pages that Gatsby is told to create if its query gives `result`. */
async function createdPages(result: { data?: unknown; errors?: unknown }) {
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  await createPages({
    graphql: jest.fn().mockResolvedValue(result),
    actions: { createPage },
    reporter: { panicOnBuild },
  } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([created]) => created as { path: string });
  return { pages, panicOnBuild };
}

const contentWith = (
  services: object[],
  ownPages: object[] = [],
  equipment: unknown = catalog,
) => ({
  data: {
    allService: { nodes: services },
    allOwnPage: { nodes: ownPages },
    equipmentCatalog: equipment,
  },
});

const template = (name: string) =>
  expect.stringMatching(new RegExp(`src[\\\\/]templates[\\\\/]${name}\\.tsx$`)) as string;

test("each file of data/services and data/own-pages becomes a page at its own address", async () => {
  const { pages } = await createdPages(
    contentWith([page("immunizations"), page("flu-shots")], [page("our-team")]),
  );
  expect(pages).toEqual([
    {
      path: "/services/immunizations/",
      component: template("service"),
      context: { id: "id of immunizations" },
    },
    {
      path: "/services/flu-shots/",
      component: template("service"),
      context: { id: "id of flu-shots" },
    },
    { path: "/our-team/", component: template("own-page"), context: { id: "id of our-team" } },
  ]);
});

test("a site without pages of its own has those of its services", async () => {
  const { pages, panicOnBuild } = await createdPages(contentWith([page("immunizations")]));
  expect(pages).toHaveLength(1);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("a long category gets pages below the service that shows the equipment, a short one none", async () => {
  const { pages } = await createdPages(
    contentWith([
      page("immunizations", "CardsSection"),
      page("equipment", "CardsSection", "EquipmentSection"),
    ]),
  );
  const component = template("equipment-category");
  const context = { parentId: "id of equipment", category: "Mobility Aids" };
  expect(pages.slice(2)).toEqual([
    {
      path: "/services/equipment/mobility-aids/",
      component,
      context: { ...context, page: 1 },
    },
    {
      path: "/services/equipment/mobility-aids/2/",
      component,
      context: { ...context, page: 2 },
    },
  ]);
});

test("a page of the pharmacy's own that shows the equipment gets them below it", async () => {
  const { pages } = await createdPages(
    contentWith([], [page("for-hospitals", "EquipmentSection")]),
  );
  expect(pages.slice(1)).toMatchObject([
    { path: "/for-hospitals/mobility-aids/", context: { page: 1 } },
    { path: "/for-hospitals/mobility-aids/2/", context: { page: 2 } },
  ]);
});

test("where no page shows the equipment, nothing leads to its pages, so there are none", async () => {
  const { pages } = await createdPages(contentWith([page("immunizations", "CardsSection")]));
  expect(pages.map(({ path }) => path)).toEqual(["/services/immunizations/"]);
});

test("where there is no equipment.yaml, there are no pages of it, and nothing is wrong", async () => {
  const { pages, panicOnBuild } = await createdPages(
    contentWith([page("equipment", "EquipmentSection")], [], null),
  );
  expect(pages.map(({ path }) => path)).toEqual(["/services/equipment/"]);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("content that cannot be read stops the build and says where to look", async () => {
  const errors = [new Error("bad query")];
  const { pages, panicOnBuild } = await createdPages({ errors });
  expect(pages).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith(
    expect.stringMatching(/data\/services\/.*equipment\.yaml/),
    errors,
  );
});
