/** Leftovers of the sample: facts stop the build, texts and pictures are listed. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { frozenSample } from "../../src/content/sample/frozen-sample";
import { freezeSample } from "../../tools/adopt/freeze-sample";
import { adoptCopy, answersWithout } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ photos: "own", languages: "all" });
const NOW = "2026-11-01T12:00:00Z";

const adopt = (...names: Parameters<typeof answersWithout>[0] & object) =>
  adoptCopy(content, answersWithout(names), Date.parse(NOW));

const found = async () => {
  const { problems } = await content.check(NOW);
  return problems.map(({ file, line, message }) => ({ file, line, message }));
};

test("the marks of the sample are those of today", async () => {
  const hint = "Run npm run freeze-sample and commit what it writes.";
  const frozen = await freezeSample(content.root());
  expect({ frozen: frozenSample, hint }).toEqual({ frozen, hint });
});

test("an adopted site is told of each text, picture and logo that it kept, by line", async () => {
  const { sampleLeft } = await adopt();
  const heading = "The {city} pharmacy that knows your name";
  const line = content.lineOf("pages/home.yaml", heading);
  expect(sampleLeft).toContainEqual({
    kind: "text",
    file: "data/pages/home.yaml",
    line,
    shown: heading,
  });
  expect(sampleLeft).toContainEqual({
    kind: "picture",
    file: "data/pages/home.yaml",
    line: content.lineOf("pages/home.yaml", "images/storefront.webp"),
    shown: "images/storefront.webp",
  });
  expect(sampleLeft).toContainEqual({
    kind: "picture",
    file: "static/logo.svg",
    shown: "the logo",
  });
});

test("what was written anew is not the sample's any more, nor is a new picture by an old name", async () => {
  const before = await adopt();
  content.set("pages/home.yaml", ["hero", "heading"], "Your drugstore on the lake");
  content.write(
    "images/shop-interior.webp",
    readFileSync(content.at("images/otc-shelf.webp")).subarray(1),
  );
  const { sampleLeft } = await content.check(NOW);
  const gone = before.sampleLeft.length - sampleLeft.length;
  // The heading, and the picture on both of its pages.
  expect(gone).toBe(3);
  expect(sampleLeft.map(({ shown }) => shown)).not.toContain("images/shop-interior.webp");
});

test("drawings to which Git gave the line ends of Windows are still the sample's", async () => {
  const { sampleLeft: before } = await adopt();
  const drawings = [...new Set(before.map(({ shown }) => shown))].filter((shown) =>
    shown.endsWith(".svg"),
  );
  expect(drawings).not.toEqual([]);
  const asOnWindows = (text: string) => text.replaceAll("\n", "\r\n");
  for (const drawing of drawings) content.write(drawing, asOnWindows(content.text(drawing)));
  const logo = join(content.root(), "static/logo.svg");
  const text = readFileSync(logo, "utf8");
  writeFileSync(logo, asOnWindows(text));
  const { sampleLeft } = await content.check(NOW);
  writeFileSync(logo, text);
  expect(sampleLeft).toEqual(before);
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
