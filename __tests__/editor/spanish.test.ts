/** Staff who work in Spanish read all words of ours in Spanish. */
import { readDictionary } from "../../src/editor/words/dictionary";
import { translator } from "../../src/editor/words/translate";
import { staffSentences } from "../support/editor/staff-sentences";

const dictionary = readDictionary("es");
const known = Object.keys(dictionary);
const inSpanish = translator(dictionary);

/** Leaves out the names of parts. */
const plain = (words: string) => words.replaceAll(/\{\w*\}/g, "{}");

/** Leaves out the parts around words, too. */
const core = (words: string) => plain(words).replaceAll(/^(?:\{\}|\P{L})+|(?:\{\}|\P{L})+$/gu, "");

const knownCores = known.map(core);

/** True if words have a translation, or are a part of words that have one. */
function isTranslated(words: string): boolean {
  const [label = ""] = words.split(" (");
  if (inSpanish(words) !== words || known.includes(label)) return true;
  const own = core(words);
  return knownCores.some((one) => one.includes(own));
}

test("all words of ours that staff can read are in es.yaml", () => {
  expect(staffSentences.filter((words) => !isTranslated(words))).toEqual([]);
});

test("es.yaml has no words that nobody reads any more", () => {
  const cores = staffSentences.map(core);
  const isRead = (words: string) =>
    cores.some((one) => one.includes(words) || (one.length > 3 && words.includes(one)));
  expect(known.filter((_, index) => !isRead(knownCores[index] ?? ""))).toEqual([]);
});

test("a translation has the parts of the English words", () => {
  const partsOf = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const [english, spanish] of Object.entries(dictionary))
    expect({ english, parts: partsOf(spanish) }).toEqual({ english, parts: partsOf(english) });
});
