import { createContentPages } from "../../src/gatsby/pages/create-content-pages";
import { createPagesArgs } from "../support/gatsby/create-pages";

const nodes = (...slugs: string[]) => ({
  nodes: slugs.map((slug, index) => ({ id: `${slug} ${index}`, slug })),
});

const page = (path: string, template: RegExp, id: string) => [
  { path, component: expect.stringMatching(template) as string, context: { id } },
];

test("each file of data/services and data/own-pages becomes a page at its own address", async () => {
  const { args, createPage } = createPagesArgs({
    data: { allService: nodes("immunizations", "flu-shots"), allOwnPage: nodes("our-team") },
  });
  await createContentPages(args);
  const service = /src[\\/]templates[\\/]service\.tsx$/;
  const ownPage = /src[\\/]templates[\\/]own-page\.tsx$/;
  expect(createPage.mock.calls).toEqual([
    page("/services/immunizations/", service, "immunizations 0"),
    page("/services/flu-shots/", service, "flu-shots 1"),
    page("/our-team/", ownPage, "our-team 0"),
  ]);
});

test("content that cannot be read stops the build and says where to look", async () => {
  const errors = [new Error("bad query")];
  const { args, createPage, panicOnBuild } = createPagesArgs({ errors });
  await createContentPages(args);
  expect(createPage).not.toHaveBeenCalled();
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("data/services/"), errors);
});
