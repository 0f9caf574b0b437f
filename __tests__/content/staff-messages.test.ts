/** Staff who work in Spanish read all words of ours in Spanish. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import {
  codeSaidByRules,
  labelsWithMeaning,
  staffMessages,
} from "../support/content/staff-messages";

type Group = Readonly<Record<string, string>>;

const groups = parse(readFileSync("src/editor/words/es.yaml", "utf8")) as Readonly<
  Record<string, Group>
>;
const entries = Object.values(groups).flatMap((group) => Object.entries(group));
const known = entries.map(([english]) => english);

test("all words of ours that staff can read are in es.yaml", () => {
  expect([...staffMessages].filter((words) => !known.includes(words))).toEqual([]);
});

test("es.yaml has one Spanish for each", () => {
  expect(known.filter((english, index) => known.indexOf(english) < index)).toEqual([]);
});

test("es.yaml has no words that nobody reads any more", () => {
  const unread = known.filter(
    (english) => !staffMessages.has(english) && !labelsWithMeaning.has(english),
  );
  expect(unread).toEqual([]);
});

test("Spanish has the parts of the English, and keys in backticks as they are", () => {
  const partsOf = (words: string) => new Set(words.match(/\{\w+\}|`\w+`/g));
  for (const [english, spanish] of entries)
    expect({ english, parts: partsOf(spanish) }).toEqual({ english, parts: partsOf(english) });
});

test("what rules say are whole sentences as they are written, but for errors of schemas and names", () => {
  expect(new Set(codeSaidByRules)).toEqual(
    new Set([
      "issue.message",
      "dayName(day)",
      "optionalFiles[feature]",
      "optionalFacts[feature]",
      "offerQuestions[feature]",
      "offerQuestions[offer]",
    ]),
  );
});
