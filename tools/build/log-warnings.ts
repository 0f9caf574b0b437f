import { stripVTControlCharacters } from "node:util";

/** How Gatsby, Node and webpack begin a line that warns. */
const WARNING = /^\s*(?:warn(?:ing)?\b|\(node:\d+\)|⚠)/i;

/** Says that the machine was busy, and nothing about the site. */
const SLOW_QUERY = "This query took more than 15s to run";

/** The lines of a build log that warn about something. */
export function warningsIn(lines: readonly string[]): string[] {
  return lines
    .map(stripVTControlCharacters)
    .filter((line) => WARNING.test(line) && !line.includes(SLOW_QUERY));
}
