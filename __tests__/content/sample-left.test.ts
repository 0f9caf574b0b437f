/** Leftovers of the sample: facts stop the build, texts and pictures are listed. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../src/content/read/load-content";
import { findSampleLeft } from "../../src/content/sample/find-left";
import { SAMPLE_FACTS } from "../../src/content/sample/sample-facts";
import { textsOfSample } from "../../tools/update/version-sample";
import { adoptCopy, answersWithout } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";
import { readSample } from "../support/content/sample-pharmacy";
import { yamlIn } from "../support/update/sample-versions";

const content = contentCopy({ photos: "own", languages: "all" });
const NOW = "2026-11-01T12:00:00Z";

const adopt = (...names: Parameters<typeof answersWithout>[0] & object) =>
  adoptCopy(content, answersWithout(names), Date.parse(NOW));

/** Returns what the copy has of the sample in this repository. */
async function sampleLeft() {
  const isPicture = (path: string) =>
    existsSync(path) && readFileSync(join(content.root(), path)).equals(readFileSync(path));
  const sample = { texts: textsOfSample(yamlIn("data")), isPicture };
  return findSampleLeft(await loadContent(content.root()), sample);
}

const found = async () => {
  const { problems } = await content.check(NOW);
  return problems.map(({ file, line, message }) => ({ file, line, message }));
};

test("the facts by which the sample is known are those of data/", () => {
  const { shortName, address } = readSample("pharmacy.yaml") as {
    shortName: string;
    address: { street: string };
  };
  expect(SAMPLE_FACTS).toEqual({ shortName, street: address.street });
});

test("an adopted site is told of each text, picture and logo that it kept, by line", async () => {
  await adopt();
  const left = await sampleLeft();
  const heading = "The {city} pharmacy that knows your name";
  const line = content.lineOf("pages/home.yaml", heading);
  expect(left).toContainEqual({
    kind: "text",
    file: "data/pages/home.yaml",
    line,
    shown: heading,
  });
  expect(left).toContainEqual({
    kind: "picture",
    file: "data/pages/home.yaml",
    line: content.lineOf("pages/home.yaml", "images/storefront.webp"),
    shown: "images/storefront.webp",
  });
  expect(left).toContainEqual({
    kind: "picture",
    file: "static/logo.svg",
    shown: "the logo",
  });
});

test("what was written anew is not the sample's any more, nor is a new picture by an old name", async () => {
  await adopt();
  const before = await sampleLeft();
  content.set("pages/home.yaml", ["hero", "heading"], "Your drugstore on the lake");
  content.write(
    "images/shop-interior.webp",
    readFileSync(content.at("images/otc-shelf.webp")).subarray(1),
  );
  const left = await sampleLeft();
  const gone = before.length - left.length;
  // The heading, and the picture on both of its pages.
  expect(gone).toBe(3);
  expect(left.map(({ shown }) => shown)).not.toContain("images/shop-interior.webp");
});

test("facts of the sample stop the build of an adopted site, and what only looks like one does not", async () => {
  await adopt();
  expect(await found()).toEqual([]);
  for (const [file, path, value, said] of [
    ["pharmacy.yaml", ["phone"], "(507) 555-0142", "This is a number of the sample"],
    ["pharmacy.yaml", ["email"], "a@juniper.example", "This is an address of the"],
    ["footer.yaml", ["about", "text"], "Call 507-555-0142.", "This is a num"],
    ["footer.yaml", ["about", "text"], "At Juniper Pharmacy", '"Juniper Pharmacy" is'],
    ["pharmacy.yaml", ["address", "street"], "555 Division Street South", '"555 Div'],
  ] as const) {
    const before = content.text(file);
    content.set(file, path, value);
    const message = expect.stringContaining(said) as string;
    expect(await found()).toEqual([
      { file: `data/${file}`, line: content.lineOf(file, value), message },
    ]);
    content.write(file, before);
  }
  content.set("pharmacy.yaml", ["phone"], "(802) 555-1142");
  content.set("pharmacy.yaml", ["email"], "info@my.example.com");
  expect(await found()).toEqual([]);
});
