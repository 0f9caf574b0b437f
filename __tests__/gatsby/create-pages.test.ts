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

const pageOf = (__typename: string, key: string, path: string, more: object = {}) => ({
  __typename,
  id: `id of ${path}`,
  locale: path.startsWith("/es/") ? "es" : "en-US",
  key,
  path,
  ...more,
});

const home = pageOf("HomePage", "home", "/");

const page = (path: string, ...names: string[]) =>
  pageOf(path.startsWith("/services/") ? "Service" : "OwnPage", path, path, {
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

const contentWith = (pages: object[], catalogs: object[] = [{ locale: "en-US", ...catalog }]) => ({
  data: {
    allSitePageContent: { nodes: [home, ...pages] },
    allEquipmentCatalog: { nodes: catalogs },
  },
});

const template = (name: string) =>
  expect.stringMatching(new RegExp(`src[\\\\/]templates[\\\\/]${name}\\.tsx$`)) as string;

test("each file becomes a page at its own address", async () => {
  const { pages } = await createdPages(
    contentWith([page("/services/immunizations/"), page("/our-team/")]),
  );
  const contextAt = (address: string) => ({
    id: `id of ${address}`,
    locale: "en-US",
    defaultLocale: "en-US",
    address,
    languages: [{ locale: "en-US", path: address }],
  });
  expect(pages).toEqual([
    { path: "/", component: template("home"), context: contextAt("/") },
    {
      path: "/services/immunizations/",
      component: template("service"),
      context: contextAt("/services/immunizations/"),
    },
    { path: "/our-team/", component: template("own-page"), context: contextAt("/our-team/") },
  ]);
});

test("a page knows its addresses in all languages, that of the default language first", async () => {
  const spanish = [
    pageOf("HomePage", "home", "/es/"),
    pageOf("AboutPage", "about", "/es/nosotros/"),
  ];
  const { pages } = await createdPages(
    contentWith([...spanish, pageOf("AboutPage", "about", "/about/")]),
  );
  const about = [
    { locale: "en-US", path: "/about/" },
    { locale: "es", path: "/es/nosotros/" },
  ];
  expect(pages).toMatchObject([
    { path: "/", context: { locale: "en-US" } },
    { path: "/about/", context: { locale: "en-US", languages: about } },
    { path: "/es/", context: { locale: "es" } },
    { path: "/es/nosotros/", context: { locale: "es", languages: about } },
  ]);
});

test("a long category gets pages below the page that shows the equipment, a short one none", async () => {
  const { pages } = await createdPages(
    contentWith([
      page("/services/immunizations/", "CardsSection"),
      page("/services/equipment/", "CardsSection", "EquipmentSection"),
    ]),
  );
  const component = template("equipment-category");
  const context = { id: "id of /services/equipment/", category: 0 };
  expect(pages.slice(3)).toMatchObject([
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

test("the pages of a category are each other's translations, whatever its name", async () => {
  const showing = { sections: sections("EquipmentSection") };
  const catalogs = ["Mobility Aids", "Ayudas para caminar"].map((name, index) => ({
    locale: index === 0 ? "en-US" : "es",
    categories: [{ name, items: items(30) }],
  }));
  const { pages } = await createdPages(
    contentWith(
      [
        pageOf("Service", "equipment", "/services/equipment/", showing),
        pageOf("Service", "equipment", "/es/servicios/equipo/", showing),
      ],
      catalogs,
    ),
  );
  expect(pages.find(({ path }) => path === "/services/equipment/mobility-aids/2/")).toMatchObject({
    context: {
      languages: [
        { locale: "en-US", path: "/services/equipment/mobility-aids/2/" },
        { locale: "es", path: "/es/servicios/equipo/ayudas-para-caminar/2/" },
      ],
    },
  });
});

test("where no page shows the equipment, nothing leads to its pages, so there are none", async () => {
  const { pages } = await createdPages(contentWith([page("/services/x/", "CardsSection")]));
  expect(pages.map(({ path }) => path)).toEqual(["/", "/services/x/"]);
});

test("where there is no equipment.yaml, there are no pages of it, and nothing is wrong", async () => {
  const { pages, panicOnBuild } = await createdPages(
    contentWith([page("/services/equipment/", "EquipmentSection")], []),
  );
  expect(pages.map(({ path }) => path)).toEqual(["/", "/services/equipment/"]);
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
