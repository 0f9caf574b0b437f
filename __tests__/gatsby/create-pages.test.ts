import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../src/gatsby/create-pages";

const english = (path: string) => ({ path, languages: [{ locale: "en-US", path }] });

const pageOf = (__typename: string, path: string, more: object = {}) => ({
  __typename,
  id: `id of ${path}`,
  locale: "en-US",
  subpages: [],
  ...english(path),
  ...more,
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

const contentWith = (...nodes: object[]) => ({ data: { allSitePageContent: { nodes } } });

const template = (name: string) =>
  expect.stringMatching(new RegExp(`src[\\\\/]templates[\\\\/]${name}\\.tsx$`)) as string;

test("a page gets the pages of its long categories", async () => {
  const subpage = { category: 0, page: 2, ...english("/services/equipment/mobility-aids/2/") };
  const { pages } = await createdPages(
    contentWith(pageOf("Service", "/services/equipment/", { subpages: [subpage] })),
  );
  expect(pages.slice(1)).toMatchObject([
    {
      path: subpage.path,
      component: template("equipment-category"),
      context: { id: "id of /services/equipment/", category: 0, page: 2, address: subpage.path },
    },
  ]);
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
