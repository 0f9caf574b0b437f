import { createServicePages } from "../../src/gatsby/create-service-pages";
import { createPagesArgs } from "../support/gatsby/create-pages";

test("each file of data/services becomes a page at its own address, from one template", async () => {
  const nodes = [
    { id: "1", slug: "immunizations" },
    { id: "2", slug: "flu-shots" },
  ];
  const { args, createPage } = createPagesArgs({ data: { allService: { nodes } } });
  await createServicePages(args);
  expect(createPage.mock.calls).toEqual(
    nodes.map(({ id, slug }) => [
      {
        path: `/services/${slug}/`,
        component: expect.stringMatching(/src[\\/]templates[\\/]service\.tsx$/) as string,
        context: { id },
      },
    ]),
  );
});

test("content that cannot be read stops the build and says where to look", async () => {
  const errors = [new Error("bad query")];
  const { args, createPage, panicOnBuild } = createPagesArgs({ errors });
  await createServicePages(args);
  expect(createPage).not.toHaveBeenCalled();
  expect(panicOnBuild).toHaveBeenCalledWith(expect.stringContaining("data/services/"), errors);
});
