/** One reading of YAML: texts as they are written, and without what nobody sees. */
import { readFileSync } from "node:fs";
import { readYaml } from "../../src/content/read/read-yaml";
import { syntaxProblems } from "../../src/content/read/syntax-problems";
import { YamlSource } from "../../src/content/read/yaml-source";
import { contentTypeAt, singleFiles } from "../../src/content/schema/content-files";
import { valueAt } from "../../src/content/schema/value-path";
import { contentCopy } from "../support/content/content-copy";
import { halves } from "../support/content/photos";

const content = contentCopy();

const { schema } = singleFiles.pharmacy;
const pharmacy = readFileSync("data/pharmacy.yaml", "utf8");

/** Replaces a part of `pharmacy.yaml`, which must be there. */
function changed(from: RegExp, to: string | ((found: string) => string)): string {
  const text = pharmacy.replace(from, to as string);
  expect(text).not.toBe(pharmacy);
  return text;
}

test.each([
  ["zip", "02115", ["address", "zip"]],
  ["zip", "1.10", ["address", "zip"]],
  ["name", "true", ["name"]],
  ["shortName", "2026-12-25", ["shortName"]],
])("%s: %s keeps its writing without quotes", (key, written, path) => {
  const text = changed(new RegExp(`(?<=\\b${key}: ).*`), written);
  expect(valueAt(readYaml(text, schema), path)).toBe(written);
});

test("numbers stay numbers, and nothing stays nothing", () => {
  const text = changed(/^since: .*\n/m, "since: 01987\nicon:\n");
  expect(readYaml(text, schema)).toMatchObject({ since: 1987, icon: null });
});

describe("invisible characters do not change what is read", () => {
  test.each([
    ["before a key", /^ {2}(?=monday:)/m],
    ["before a hyphen", /^ {2}(?=- date:)/m],
    ["before a key of an entry", /^ {4}(?=hours:)/m],
    ["after a hyphen", /(?<=^ {2}-) (?=date:)/m],
    ["after a colon", /(?<=^phone:) /m],
    ["on an empty line", /^(?=phone:)/m, "\n"],
  ])("spaces of another kind %s", (_, place, end = "") => {
    for (const space of ["\u00a0", "\u3000", "\u2003", "\u202f"]) {
      const text = changed(place, (found: string) => space.repeat(found.length || 2) + end);
      const source = new YamlSource("data/pharmacy.yaml", text);
      expect(syntaxProblems(source)).toEqual([]);
      expect(readYaml(text, schema)).toEqual(readYaml(pharmacy, schema));
    }
  });

  test.each([
    ["a key", /^fax:/m, "\ufefff\u200bax:"],
    ["a link", /(?<=^website: "https:)/m, "\u2060"],
    ["a number copied on an iPhone", /(?<=^phone: ")\(.*(?=")/m, "\u202a$&\u202c"],
    ["the name of a part", /(?<=name: "Services)\s(?=desk")/, "\u00a0"],
    ["the street", /(?<=street: "\d+)\s/, "\u3000"],
  ])("in %s", (_, from, to) => {
    expect(readYaml(changed(from, to), schema)).toEqual(readYaml(pharmacy, schema));
  });
});

const page = contentTypeAt("pages/error.yaml")?.schema;

test("invisible characters in braces, and useless ones in texts, are removed", () => {
  const text = 'text: "\ufeffVac\u200bcines: call\u00a0{\u200bphone\u00a0}."';
  expect(readYaml(text, page)).toEqual({ text: "Vaccines: call\u00a0{phone }." });
});

test.each([
  ["a family", "For families 👨‍👩‍👧 and 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
  ["a hyphen for long words", "Blut\u00addruck\u00admessung"],
  ["French", "Ouvert\u00a0! À 9\u202fh\u00a0: «\u00a0oui\u00a0»"],
  ["Arabic with a number", "اتصل \u200e(507) 555-0199\u200f"],
  ["Khmer", "ឱសថ\u200bស្ថាន"],
  ["Persian", "می\u200cخواهم"],
])("%s needs its invisible characters", (_, text) => {
  expect(readYaml(`text: "${text}"`, page)).toEqual({ text });
});

test("in the name of a screenshot from a Mac", async () => {
  content.write("images/Screenshot 9.41\u202fAM.png", await halves().png().toBuffer());
  const file = ["categories", 0, "items", 0, "picture", "file"];
  content.set("equipment.yaml", file, "images/Screenshot 9.41 AM.png");
  const problems = await content.problems();
  expect(problems).toContain("There is one whose name only looks the same");
  expect(problems).not.toContain("Did you mean");
  content.set("equipment.yaml", file, "images/Screenshot 9.41\u202fAM.png");
  expect(await content.problems()).toBe("");
});
