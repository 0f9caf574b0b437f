/** What staff read on the editing screen are words of a pharmacy, not of programmers. */
import fc from "fast-check";
import { checkContent } from "../../src/content/check-content";
import { checkFile } from "../../src/content/check-file";
import type { Problem } from "../../src/content/problem";
import { fieldLabel, fileLabel } from "../../src/editor/labels";
import { screenNames, staffWords } from "../../src/editor/screen/staff-words";
import { readDictionary } from "../../src/editor/words/dictionary";
import { translator } from "../../src/editor/words/translate";
import { contentCopy } from "../support/content/content-copy";
import { mutant } from "../support/content/content-mutants";
import { configured } from "../support/editor/staff-sentences";
import { everyDay } from "../support/time/weekly-hours";

const OF_PROGRAMMERS =
  /\b(?:slugs?|paths?|ids|keys?|indented|entry|entries|backups?|drafts?|facts?|yaml|json|npm|git|repository|branch|commit|tokens?|html|markdown|utf-8|boolean|undefined|null)\b|Bad credentials|\bdata\/|\bstatic\/|`/i;

/** `morePhones`, and `id` in small letters: a photo ID is none. */
const KEYS = /\b(?!iPhone|iPad|eRx)[a-z]+[A-Z]\w*|\bid\b/;

/** Texts may name what the site fills in, such as `{servicesDeskPhone}`, and are quoted as they are written. */
const withoutQuotes = (words: string) =>
  words.replaceAll(/\{\w*\}/g, "").replaceAll(/"[^"]*"|“[^”]*”/g, "");

const jargonIn = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter(
    (words) => OF_PROGRAMMERS.test(withoutQuotes(words)) || KEYS.test(withoutQuotes(words)),
  );

const inSpanish = translator(readDictionary("es"));

/** Returns sentences that staff who work in Spanish would read in English. */
const withoutSpanish = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter((words) => /[.?)]$/.test(words) && inSpanish(words) === words);

test("labels, helps, examples and choices", () => {
  const words = configured(["/", "/services/foot-care/#prices"]);
  expect(words.length).toBeGreaterThan(1000);
  expect(words).toEqual(expect.arrayContaining(["Home page", "Services, Foot care, Prices"]));
  expect(jargonIn(words)).toEqual([]);
});

/** Returns what the screen says of problems. */
const said = (problems: readonly Problem[]) =>
  problems.flatMap((problem) => [
    fileLabel(problem.file.replace(/^data\//, "")),
    fieldLabel(problem.path ?? []),
    staffWords(problem),
  ]);

test("what the check says of a file", () => {
  const words = fc
    .sample(mutant, { numRuns: 200, seed: 1 })
    .flatMap(({ file, bytes }) => said(checkFile(file, bytes.toString(), screenNames).errors));
  expect(new Set(words).size).toBeGreaterThan(100);
  expect(jargonIn(words)).toEqual([]);
  expect(withoutSpanish(words)).toEqual([]);
});

describe("all files", () => {
  const content = contentCopy({ languages: "all" });

  test("what the check says of them together", async () => {
    const found = async (now: string) => {
      const { problems, warnings } = await checkContent(
        content.root(),
        Date.parse(now),
        undefined,
        screenNames,
      );
      return said([...problems, ...warnings]);
    };
    const { set, write, remove } = content;
    // The words of a translation are compared only in a valid file.
    set("services/immunizations.yaml", ["title"], "Vaccinations");
    set("services/health-screenings.yaml", ["intro"], "Call (507) 555-0142.");
    set("es/otc.yaml", ["categories", 0, "id"], "gone");
    write("es/services/foot-care.yaml", 'title: "Pies"\n');
    write("fr/footer.yaml", 'about: "Bonjour"\n');
    write("own-pages/our-team.yaml", content.text("own-pages/insurance.yaml"));
    write("own-pages/about.yaml", content.text("own-pages/insurance.yaml"));
    write("own-pages/files.yaml", content.text("own-pages/insurance.yaml"));
    write("notes.yaml", "a: 1\n");
    write("notes.txt", "x");
    write("header.yaml", "\tx: y\n");
    set("pharmacy.yaml", ["hoursFrom"], [{ date: "2026-01-01", hours: everyDay("Closed") }]);
    set("pharmacy.yaml", ["location"], { latitude: 44.45, longitude: -93.17 });
    set("pharmacy.yaml", ["delivery", "days", 0], "sunday");
    const early = await found("2026-11-20");

    set("pharmacy.yaml", ["shortName"], "Oak Pharmacy");
    for (const key of ["storefrontUrl", "bookingUrl", "fax", "plans", "identifiers"])
      content.replace("pharmacy.yaml", new RegExp(`^${key}:.*\\n(?: .*\\n)*`, "m"), "");
    remove("otc.yaml");
    set("services/otc-network.yaml", ["callBanner", "contact"], "Compounding");
    set("services/otc-network.yaml", ["picture", "file"], "images/none.webp");
    set("services/immunizations.yaml", ["picture", "file"], "images/map.svg");
    set("pages/contact.yaml", ["map", "drawing"], "images/walker.webp");
    set("footer.yaml", ["quickLinks", "links", 0, "path"], "/nowhere/");
    set("footer.yaml", ["quickLinks", "links", 1], { label: "Prices", url: "/files/none.pdf" });
    set("equipment.yaml", ["categories", 1, "name"], "Mobility--Aids");
    const late = await found("2027-10-20");

    const words = [...early, ...late];
    expect(new Set(words).size).toBeGreaterThan(100);
    expect(jargonIn(words)).toEqual([]);
    expect(withoutSpanish(words)).toEqual([]);
  });
});
