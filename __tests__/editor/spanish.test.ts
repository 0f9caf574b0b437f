/** Staff who work in Spanish read all words of ours in Spanish. */
import { readFileSync } from "node:fs";
import { readDictionary } from "../../src/editor/words/dictionary";
import { translator } from "../../src/editor/words/translate";
import { allTexts, staffSentences } from "../support/editor/staff-sentences";

const dictionary = readDictionary("es");
const known = Object.keys(dictionary);
const inSpanish = translator(dictionary);

/** Leaves out the names of parts. */
const plain = (words: string) => words.replaceAll(/\{\w*\}/g, "{}");

/** Leaves out the parts around words, too. */
const core = (words: string) => plain(words).replaceAll(/^(?:\{\}|\P{L})+|(?:\{\}|\P{L})+$/gu, "");

const knownCores = known.map(core);

/** Characters from which a part of a sentence belongs to that sentence, and is not there by chance. */
const LONG = 8;

/** True if words have a translation, or are a part of words that have one. */
function isTranslated(words: string): boolean {
  const [label = ""] = words.split(" (");
  if (inSpanish(words) !== words || known.includes(label)) return true;
  const own = core(words);
  const isPart = words.includes("{}") || own.length > LONG;
  return knownCores.some((one) => one === own || (isPart && one.includes(own)));
}

test("all words of ours that staff can read are in es.yaml", () => {
  expect(staffSentences.filter((words) => !isTranslated(words))).toEqual([]);
});

/** Words that code puts together: names of languages, counted things, and words in parentheses. */
const PUT_TOGETHER = ["English", "Spanish", "{number} text", "{number} texts", "({label})"];

test("es.yaml has no words that nobody reads any more", () => {
  const cores = allTexts.map(core);
  const isRead = (words: string) =>
    cores.some(
      (one) =>
        one === words ||
        (words.length > LONG && one.includes(words)) ||
        (one.length > LONG && words.includes(one)),
    );
  const unread = known.filter((_, index) => !isRead(knownCores[index] ?? ""));
  expect(unread).toEqual(PUT_TOGETHER.filter((words) => unread.includes(words)));
});

test("a translation has the parts of the English words", () => {
  const partsOf = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [english, spanish] of Object.entries(dictionary))
    expect({ english, parts: partsOf(spanish) }).toEqual({ english, parts: partsOf(english) });
});

test.each([
  [
    "Pharmacy: Hours, Saturday: Closed became 9AM-1PM",
    "Farmacia: Horario, Sábado: Cerrado pasó a 9AM-1PM",
  ],
  ["Own pages, Our team (Spanish)", "Páginas propias, Our team (español)"],
  ["Take back: Pharmacy: Fax: removed 555-0143", "Deshacer: Farmacia: Fax: se quitó 555-0143"],
  [
    "Did you mean 2026-11-27 5PM? If not: Delete it, or write when it ends next.",
    "¿Quiso decir 2026-11-27 5PM? Si no: Bórrelo, o escriba cuándo termina la próxima vez.",
  ],
  [
    "Nobody translated this. Delete one of the two.",
    "Nobody translated this. Delete one of the two.",
  ],
])("%s", (english, spanish) => {
  expect(inSpanish(english)).toBe(spanish);
});

test("the sheet for staff names what is to be pressed as the screen does", () => {
  const sheet = readFileSync("docs/for-staff.es.md", "utf8");
  const ofSveltia = readFileSync("node_modules/@sveltia/cms/locales/es-CO.json", "utf8");
  const unknown = [...sheet.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, name = ""]) => name.replace(/^Agregar /, ""))
    .filter(
      (name) => !Object.values(dictionary).includes(name) && !ofSveltia.includes(`"${name}"`),
    );
  // The starter on the desk, whose name is that of a file, and the choice of the language.
  expect(unknown).toEqual(["Edit the website", "Español"]);
});
