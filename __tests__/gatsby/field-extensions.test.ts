import { isObjectType } from "graphql";
import { type FactSource, factsOf } from "../../src/content/facts";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { contentSchema, directivesOf } from "../support/content/content-graphql";
import { sampleText } from "../support/content/sample-files";
import { fieldResolvers, type NodeModel } from "../support/gatsby/field-resolvers";

const pharmacy = {
  ...(parseGatsbyYaml(sampleText("pharmacy.yaml")) as FactSource),
  phone: "(507) 555-0142",
  since: 2024,
};

/** Nodes as Gatsby knows them, and what it was asked for. */
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

/** The value that a page gets of a field. */
function valueOf(directive: string, source: object, nodeModel: NodeModel = nodes({})) {
  const resolve = fieldResolvers.get(directive);
  if (!resolve) throw new Error(`Gatsby does not know @${directive}.`);
  return resolve(source, {}, { nodeModel }, { fieldName: "field" });
}

const toldTo = /Run "npm run check" to see the file and the line\.$/;

test("every directive on a field of the content is one that Gatsby is told about", () => {
  const used = Object.values(contentSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).flatMap(directivesOf));
  expect(new Set(used)).toEqual(new Set(fieldResolvers.keys()));
});

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

  test("does so in each label of a list", async () => {
    const texts = ["Call {phone}.", "Walk in."];
    expect(await valueOf("plainText", { field: texts }, known())).toEqual([
      "Call (507) 555-0142.",
      "Walk in.",
    ]);
  });

  test("leaves an empty label empty", async () => {
    expect(await valueOf("plainText", { field: "" }, known())).toBe("");
  });

  test.each([{}, { field: null }, { field: undefined }])(
    "leaves out what %j does not say",
    async (source) => {
      expect(await valueOf("plainText", source, known())).toBeNull();
    },
  );

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

  test("is what was made of a photo that pages cannot show as it is", async () => {
    const photo = { id: "photo", children: ["prepared"] };
    const prepared = { id: "prepared" };
    const nodeModel = nodes({ one: photo, byId: prepared });
    expect(await valueOf("pictureFile", { field: "images/IMG_1.JPG" }, nodeModel)).toBe(prepared);
    expect(nodeModel.getNodeById).toHaveBeenCalledWith({ id: "prepared", type: "File" });
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
  test("is left out where there is no map", async () => {
    expect(await valueOf("mapAddress", {})).toBeNull();
  });

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

  test.each([{ parent: "file-7" }, { parent: null }])(
    "stops the build where %j leads nowhere",
    (source) => {
      expect(() => valueOf("fileName", source)).toThrow("A content file has no name.");
      expect(() => valueOf("fileName", source)).toThrow(toldTo);
    },
  );
});

test("@facts gives the pharmacy's facts by the names that texts have for them", () => {
  expect(valueOf("facts", pharmacy)).toEqual(factsOf(pharmacy));
});

test("@cssVariables makes the page's colors of the brand's", () => {
  const brand = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };
  const declarations = String(valueOf("cssVariables", brand)).split(";");
  expect(declarations).toEqual(
    expect.arrayContaining(["--brand:#1f3a6b", "--tint:#e6edf7", "--accent:#e0a030"]),
  );
});

test("@darkCssVariables makes the colors of a dark screen of the brand's", () => {
  const brand = { main: "#1f3a6b", tint: "#e6edf7", accent: "#e0a030" };
  expect(valueOf("darkCssVariables", brand)).toMatch(/^--page:#0[0-9a-f]{5};/);
});
