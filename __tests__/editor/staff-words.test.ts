/** What staff read on the editing screen are words of a pharmacy, not of programmers. */
import fc from "fast-check";
import { checkContent } from "../../src/content/check-content";
import { checkFile } from "../../src/content/check-file";
import type { Names, Problem } from "../../src/content/problem";
import { fieldLabel, fileLabel } from "../../src/editor/labels";
import { wordsOf } from "../../src/editor/app/file/check";
import { staffNames } from "../../src/editor/staff-names";
import { readDictionary } from "../../src/editor/words/dictionary";
import { contentCopy } from "../support/content/content-copy";
import { mutant } from "../support/content/content-mutants";
import { staffMessages } from "../support/content/staff-messages";
import { everyDay } from "../support/time/weekly-hours";

const OF_PROGRAMMERS =
  /\b(?:slugs?|paths?|ids|keys?|indented|entry|entries|backups?|drafts?|facts?|yaml|json|npm|git|repository|branch|commit|tokens?|html|markdown|utf-8|boolean|undefined|null)\b|Bad credentials|\bdata\/|\bstatic\/|`/i;

/** `morePhones`, and `id` in small letters: a photo ID is none. */
const KEYS = /\b(?!iPhone|iPad|eRx)[a-z]+[A-Z]\w*|\bid\b/;

/** Texts may name what the site fills in, such as `{servicesDeskPhone}`, and are quoted as they are written. */
const withoutQuotes = (words: string) =>
  words.replaceAll(/\{\w*\}|`\w+`/g, "").replaceAll(/"[^"]*"|“[^”]*”/g, "");

const jargonIn = (sentences: readonly string[]) =>
  [...new Set(sentences)].filter(
    (words) => OF_PROGRAMMERS.test(withoutQuotes(words)) || KEYS.test(withoutQuotes(words)),
  );

/** Words for whoever signs in, and for lists of what people search for. */
const OF_SETUP = /token|^[a-z ]+$/;

/** Returns sentences that staff who work in Spanish would read in English. */
const leftInEnglish = (words: readonly string[], inSpanish: readonly string[]) =>
  words.filter((one, index) => /[.?)]$/.test(one) && one === inSpanish[index]);

const english = staffNames({});
const spanish = staffNames(readDictionary("es"));

test("labels, helps, choices, and what the screen says", () => {
  expect(staffMessages.size).toBeGreaterThan(1000);
  expect(jargonIn([...staffMessages].filter((words) => !OF_SETUP.test(words)))).toEqual([]);
});

/** Returns what the screen says of problems. */
const said = (problems: readonly Problem[], { say }: Names) =>
  // Of errors in YAML, staff read that others changed the file.
  problems
    .filter(({ path }) => path)
    .flatMap((problem) => [
      fileLabel(problem.file.replace(/^data\//, ""), say),
      fieldLabel(problem.path ?? [], [], say),
      wordsOf({ ...problem, isError: true, isNew: true }),
    ]);

test("what the check says of a file", () => {
  const samples = fc.sample(mutant, { numRuns: 200, seed: 1 });
  const saidWith = (names: Names) =>
    samples.flatMap(({ file, bytes }) =>
      said(checkFile(file, bytes.toString(), names).errors, names),
    );
  const words = saidWith(english);
  expect(new Set(words).size).toBeGreaterThan(100);
  expect(jargonIn(words)).toEqual([]);
  expect(leftInEnglish(words, saidWith(spanish))).toEqual([]);
});

describe("all files", () => {
  const content = contentCopy({ languages: "all" });

  test("what the check says of them together", async () => {
    const found = async (now: string) => {
      const saidWith = async (names: Names) => {
        const time = Date.parse(now);
        const { problems, warnings } = await checkContent(content.root(), time, undefined, names);
        return said([...problems, ...warnings], names);
      };
      return { words: await saidWith(english), inSpanish: await saidWith(spanish) };
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

    const words = [...early.words, ...late.words];
    expect(new Set(words).size).toBeGreaterThan(100);
    expect(jargonIn(words)).toEqual([]);
    expect(leftInEnglish(words, [...early.inSpanish, ...late.inSpanish])).toEqual([]);
  });
});
