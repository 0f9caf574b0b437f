import type { CreatePagesArgs } from "gatsby";
import { createPages } from "../../src/gatsby/create-pages";

const english = (path: string) => ({ path, languages: [{ locale: "en-US", path }] });

test("a page gets the pages of its long categories", async () => {
  const subpage = { category: 0, page: 2, ...english("/services/equipment/mobility-aids/2/") };
  const service = {
    __typename: "Service",
    id: "1",
    locale: "en-US",
    subpages: [subpage],
    ...english("/services/equipment/"),
  };
  const createPage = jest.fn();
  await createPages({
    graphql: () => Promise.resolve({ data: { allSitePageContent: { nodes: [service] } } }),
    actions: { createPage },
  } as unknown as CreatePagesArgs);
  expect(createPage.mock.calls.slice(1)).toMatchObject([
    [
      {
        path: subpage.path,
        component: expect.stringMatching(/equipment-category\.tsx$/) as string,
        context: { id: "1", category: 0, page: 2, address: subpage.path },
      },
    ],
  ]);
});
