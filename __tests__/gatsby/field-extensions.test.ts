import { type FactSource } from "../../src/content/facts";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { sampleText } from "../support/content/sample-files";
import { fieldResolvers, type NodeModel } from "../support/gatsby/field-resolvers";

const pharmacy = {
  ...(parseGatsbyYaml(sampleText("pharmacy.yaml")) as FactSource),
  phone: "(507) 555-0142",
  since: 2024,
};

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

describe("@plainText", () => {
  const known = () => nodes({ one: pharmacy });

  test("makes words of the facts in a label", async () => {
    const nodeModel = known();
    const text = "Call {phone}. Here since {since}.";
    const filled = "Call (507) 555-0142. Here since 2024.";
    expect(await valueOf("plainText", { field: text }, nodeModel)).toBe(filled);
    expect(nodeModel.findOne).toHaveBeenCalledWith({ type: "Pharmacy" });
  });

  test("stops the build where there is no pharmacy", async () => {
    const source = { field: "Call {phone}." };
    await expect(valueOf("plainText", source)).rejects.toThrow("data/pharmacy.yaml is missing.");
    await expect(valueOf("plainText", source)).rejects.toThrow(toldTo);
  });
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

describe("@fileName", () => {
  test("is the name of the file that the words come from", () => {
    const nodeModel = nodes({ byId: { name: "flu-shots" } });
    expect(valueOf("fileName", { parent: "file-7" }, nodeModel)).toBe("flu-shots");
    expect(nodeModel.getNodeById).toHaveBeenCalledWith({ id: "file-7", type: "File" });
  });
});

test("@cssVariables makes the page's colors of the brand's", () => {
  const brand = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };
  const declarations = String(valueOf("cssVariables", brand)).split(";");
  expect(declarations).toEqual(
    expect.arrayContaining(["--brand:#1f3a6b", "--tint:#e6edf7", "--accent:#e0a030"]),
  );
});
