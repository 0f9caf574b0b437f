import { readFileSync } from "node:fs";
import { headingFontFaces, headingFontFiles } from "../../src/styles/heading-font";
import { cutHeadingFont, visibleIn } from "../../tools/fonts/cut-heading-font";

const published = headingFontFiles.map(({ url, range }) => ({
  url,
  range,
  data: readFileSync(`static${url}`),
}));

/** The letters of a `unicode-range`, as a browser reads it. */
const lettersOf = (range: string) =>
  range.split(",").flatMap((part) => {
    const [, first = "", last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/.exec(part) ?? [];
    const start = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, index) =>
      String.fromCodePoint(start + index),
    );
  });

test("the files are what `npm run heading-font` makes, at addresses that say what is in them", async () => {
  expect(published).toEqual(await cutHeadingFont());
});

test("each range names the letters of its file, and no others", () => {
  for (const { range, data } of published)
    expect(lettersOf(range).filter((letter) => letter !== " ")).toEqual(visibleIn(data));
});

test("no letter is in two files, so that none is loaded for another's sake", () => {
  const all = headingFontFiles.flatMap(({ range }) => lettersOf(range));
  expect(all).toHaveLength(new Set(all).size);
});

test.each([
  ["Hours & Location — café", 1],
  ["Kev pab cuam rau Hmoob", 1],
  ["¿Habla español? Pregunte por Muñoz", 2],
  ["Apteka Wójcik, Gdańsk", 3],
])("the letters of the heading %s are in the first %d of the files", (heading, count) => {
  const held = published.slice(0, count).flatMap(({ data }) => visibleIn(data));
  expect([...heading].filter((letter) => letter !== " " && !held.includes(letter))).toEqual([]);
});

test("browsers load the further files only when a letter wants them", () => {
  const [english, ...others] = headingFontFiles;
  expect(headingFontFaces).toContain(
    `src:url(${english?.url}) format("woff2");font-weight:700;font-display:optional}`,
  );
  for (const { url, range } of others) {
    expect(headingFontFaces).toContain(
      `src:url(${url}) format("woff2");font-weight:700;font-display:optional;unicode-range:${range}}`,
    );
  }
});
