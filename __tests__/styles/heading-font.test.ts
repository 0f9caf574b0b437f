import { readFileSync } from "node:fs";
import { fontFilesFor, headingFontFiles } from "../../src/styles/heading-font";
import { cutHeadingFont, visibleIn } from "../../tools/fonts/cut-heading-font";

const published = headingFontFiles.map(({ url, range }) => ({
  url,
  range,
  data: readFileSync(`static${url}`),
}));

/** Letters of a `unicode-range`. */
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

test.each([
  ["Hours & Location — café", 1],
  ["Kev pab cuam rau Hmoob", 1],
  ["¿Habla español? Pregunte por Muñoz", 2],
  ["Apteka Wójcik, Gdańsk", 3],
])(
  "a page with the heading %s preloads %d of the files, which have its letters",
  (heading, count) => {
    expect(fontFilesFor(`<h1>${heading}</h1>`)).toHaveLength(count);
    const held = published.slice(0, count).flatMap(({ data }) => visibleIn(data));
    expect([...heading].filter((letter) => letter !== " " && !held.includes(letter))).toEqual([]);
  },
);
