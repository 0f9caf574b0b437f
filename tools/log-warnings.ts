/** How Gatsby, Node and webpack begin a line that warns. */
const WARNING = /^\s*(?:warn(?:ing)?\b|\(node:\d+\)|⚠)/i;

/** Says that the machine was busy, and nothing about the site. */
const SLOW_QUERY = "This query took more than 15s to run";

/** Colours and other control sequences, which say nothing about the text. */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const CONTROL_SEQUENCE = /\u001b\[[0-9;]*[A-Za-z]/g;

/** The lines of a build log that warn about something. */
export function warningsIn(lines: readonly string[]): string[] {
  return lines
    .map((line) => line.replace(CONTROL_SEQUENCE, ""))
    .filter((line) => WARNING.test(line) && !line.includes(SLOW_QUERY));
}
