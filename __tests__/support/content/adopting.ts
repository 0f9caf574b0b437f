/** A pharmacy that makes the sample its own, for tests of how it does. */
import { readFileSync } from "node:fs";
import { checkContent } from "../../../src/content/check-content";
import { loadContent } from "../../../src/content/read/load-content";
import { adoptedSite } from "../../../tools/adopt/adopted-site";
import { type Answers, readAllAnswers } from "../../../tools/adopt/answers";
import type { ContentCopy } from "./content-copy";

const [, example = ""] = /^```yaml\n(.*?)^```/ms.exec(readFileSync("docs/adopt.md", "utf8")) ?? [];

/** The file of answers that the docs give as an example. */
export const ANSWERS_FILE = example;

/** Answers of that file without the given keys. */
export function answersWithout(names: readonly (keyof Answers)[] = []): Answers {
  const lines = ANSWERS_FILE.split("\n");
  const kept = lines.filter((line) => !names.some((name) => line.startsWith(`${name}:`)));
  const result = readAllAnswers("answers.yaml", kept.join("\n"));
  if ("answers" in result) return result.answers;
  throw new Error(JSON.stringify(result.problems));
}

/** Writes the answers into a copy of the sample and runs the check. */
export async function adoptCopy(content: ContentCopy, answers: Answers, now: number) {
  const { content: sample } = await loadContent(content.root());
  for (const { path, text } of adoptedSite(sample, answers, now).files) {
    if (text === undefined) content.remove(path);
    else content.write(path, text);
  }
  return checkContent(content.root(), now);
}
