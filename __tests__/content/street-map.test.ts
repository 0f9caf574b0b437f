import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const change = (from: string | RegExp, to: string) => content.replace("images/map.svg", from, to);

async function found() {
  const { problems, warnings } = await content.check("2026-11-22T18:00:00Z");
  return [...problems, ...warnings].map(({ file, message }) => `${file}: ${message}`);
}

test("a pharmacy that moved is told that its pin stayed behind", async () => {
  content.set("pharmacy.yaml", ["location", "latitude"], 44.4561);
  expect(await found()).toEqual([
    expect.stringContaining("its pin marks a place that is not yours"),
  ]);
});

test("another drawing has no place for the pin", async () => {
  change(/ data-latitude="[^"]*"/, "");
  expect(await found()).toEqual([expect.stringContaining("is not a map that npm run map drew")]);
});

test("a map that would hold the page up is told", async () => {
  change("</svg>", `<path d="${"M0,0L1,1".repeat(5000)}"/></svg>`);
  expect(await found()).toEqual([expect.stringContaining("a lot for a slow connection")]);
});

test("a site without a map has nothing to say about one", async () => {
  content.replace("pages/contact.yaml", /^ {2}drawing: .*\n/m, "");
  content.set("pharmacy.yaml", ["location", "latitude"], 44.4561);
  expect(await found()).toEqual([]);
});

test("a map that is not there is missed", async () => {
  content.remove("images/map.svg");
  expect(await found()).toEqual([
    expect.stringContaining("There is no picture data/images/map.svg"),
  ]);
});
