/** A pharmacy that makes the sample its own, for tests of how it does. */
import { checkContent } from "../../../src/content/check-content";
import { loadFiles } from "../../../src/content/read/load-content";
import { adoptedFiles } from "../../../tools/adopt/adopt-files";
import { type Answers, readAllAnswers } from "../../../tools/adopt/answers";
import type { ContentCopy } from "./content-copy";

/** A file of answers, as a pharmacy would write it. */
export const ANSWERS_FILE = `name: "Lakeside Drug & Home Care"
shortName: "Lakeside Drug"
street: "12 Harbor Road"
city: "Burlington"
state: "VT"
zip: "05401"
latitude: 44.4759
longitude: -73.2121
phone: "(802) 861-2200"
fax: "(802) 861-2201"
email: "hello@lakesidedrug.com"
website: "https://www.lakesidedrug.com/"
since: 1987
weekdays: "8AM-8PM"
saturday: "9AM-5PM"
sunday: "Closed"
servicesDeskPhone: "(802) 861-2202"
storefrontUrl: "https://shop.lakesidedrug.com/"
bookingUrl: "https://booking.lakesidedrug.com/"
`;

/** The answers of that file, less those that are named. */
export function answersWithout(names: readonly (keyof Answers)[] = []): Answers {
  const lines = ANSWERS_FILE.split("\n");
  const kept = lines.filter((line) => !names.some((name) => line.startsWith(`${name}:`)));
  const result = readAllAnswers("answers.yaml", kept.join("\n"));
  if ("answers" in result) return result.answers;
  throw new Error(JSON.stringify(result.problems));
}

/** Writes answers into a copy of the sample, and checks it. */
export async function adoptCopy(content: ContentCopy, answers: Answers, now: number) {
  for (const { path, text } of adoptedFiles(await loadFiles(content.at("")), answers, now)) {
    content.write(path, text);
  }
  return checkContent(content.root(), now);
}
