import { readFileSync } from "node:fs";
import {
  filesForHeadings,
  headingFontFaces,
  headingFontFiles,
} from "../../src/styles/heading-font";
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

/** The ends of the names of files that a text needs. */
const namesFor = (text: string) =>
  filesForHeadings(text).map(({ url }) => /figtree-bold-(.*)\.woff2$/.exec(url)?.[1]);

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
  ["Hours & Location — café", ["latin"]],
  ["Kev pab cuam rau Hmoob", ["latin"]],
  ["Peña", ["latin", "latin-1"]],
  ["¿Habla español? Pregunte por Muñoz", ["latin", "latin-1"]],
  ["Łukasz", ["latin", "latin-ext"]],
  ["Žižek", ["latin", "latin-ext"]],
  ["Apteka Wójcik, Gdańsk", ["latin", "latin-1", "latin-ext"]],
])("the files for the heading %s hold each of its letters", (heading, names) => {
  expect(namesFor(heading)).toEqual(names);
  const held = published
    .filter(({ url }) => filesForHeadings(heading).some((file) => file.url === url))
    .flatMap(({ data }) => visibleIn(data));
  expect([...heading].filter((letter) => letter !== " " && !held.includes(letter))).toEqual([]);
});

test.each(["Nguyễn", "Nhà thuốc Việt", "Аптека", "藥房", "Pen\u0303a"])(
  "%s has a letter that the font lacks, so no letter of it comes from the font",
  (heading) => {
    expect(namesFor(`Pharmacy ${heading}`)).toEqual([]);
    expect(headingFontFaces(filesForHeadings(heading))).not.toContain("url(");
  },
);

test("a sign that the font lacks may come from another one", () => {
  expect(namesFor("Flu shots ♥ 💉")).toEqual(["latin"]);
});

test("browsers load the further files only when a letter wants them", () => {
  const [english, western] = headingFontFiles;
  expect(headingFontFaces([english])).not.toContain("unicode-range");
  expect(headingFontFaces(filesForHeadings("Peña"))).toContain(
    `src:url(${western?.url}) format("woff2");font-weight:700;font-display:optional;unicode-range:${western?.range}}`,
  );
});
