import { fieldResolvers, type NodeModel } from "../support/gatsby/field-resolvers";

/** Mock of Gatsby's node model. */
function nodes(found: { one?: object; byId?: object }) {
  return {
    findOne: jest.fn<Promise<object | null>, Parameters<NodeModel["findOne"]>>(() =>
      Promise.resolve(found.one ?? null),
    ),
    getNodeById: jest.fn<object | null, Parameters<NodeModel["getNodeById"]>>(
      () => found.byId ?? null,
    ),
  };
}

/** Resolves a field with a directive. */
function valueOf(directive: string, source: object, nodeModel: NodeModel = nodes({})) {
  const resolve = fieldResolvers.get(directive);
  if (!resolve) throw new Error(`Gatsby does not know @${directive}.`);
  return resolve(source, {}, { nodeModel }, { fieldName: "field" });
}

const toldTo = /Run "npm run check" to see the file and the line\.$/;

test("@entries makes a list of a mapping, in which each entry knows its key", () => {
  const field = { city: { label: "City" }, zip: { label: "ZIP code" } };
  expect(valueOf("entries", { field })).toEqual([
    { name: "city", label: "City" },
    { name: "zip", label: "ZIP code" },
  ]);
});

describe("@pictureFile", () => {
  test("finds the file by its place in data/", async () => {
    const walker = { id: "walker", children: ["what-the-pipeline-knows"] };
    const nodeModel = nodes({ one: walker });
    expect(await valueOf("pictureFile", { field: "images/walker.webp" }, nodeModel)).toBe(walker);
    expect(nodeModel.findOne).toHaveBeenCalledWith({
      type: "File",
      query: { filter: { relativePath: { eq: "images/walker.webp" } } },
    });
  });

  test("finds nothing where an optional picture is left out", async () => {
    expect(await valueOf("pictureFile", {})).toBeNull();
  });

  test("stops the build where there is no such file, and names it", async () => {
    const source = { field: "images/none.webp" };
    await expect(valueOf("pictureFile", source)).rejects.toThrow(
      "There is no picture data/images/none.webp.",
    );
    await expect(valueOf("pictureFile", source)).rejects.toThrow(toldTo);
  });
});

describe("@mapAddress", () => {
  test("stops the build where there is no such file, and names it", async () => {
    await expect(valueOf("mapAddress", { field: "images/none.svg" })).rejects.toThrow(
      "There is no picture data/images/none.svg.",
    );
  });
});

test("@cssVariables makes the page's colors of the brand's", () => {
  const brand = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };
  const declarations = String(valueOf("cssVariables", brand)).split(";");
  expect(declarations).toEqual(
    expect.arrayContaining(["--brand:#1f3a6b", "--tint:#e6edf7", "--accent:#e0a030"]),
  );
});
