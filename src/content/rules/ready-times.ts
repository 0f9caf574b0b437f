/** Waiting times, from which pages compute when something is ready. */
import { waitMinutes } from "../../lib/ready-time";
import { type Advice, type Problem, problemsInTexts } from "../problem";
import type { Content } from "../read/content";

/** Waits of days, and times of day. Pages show these without an estimate. */
const NO_SHORT_WAIT = /\b(?:days?|weeks?|months?|días?|semanas?)\b|\d ?[AP]\.?M\b/i;

/** One number, or two with a hyphen or a word between them, in any unit. */
const ONE_WAIT = /^\D*?(\d+)(?: ?(?:[-–—]|to|or|a|o) ?(\d+))?(?![.,/]?\d)\D*$/i;

/** Writes a wait of minutes or hours in the form that pages parse; `undefined` if it is unclear. */
function meantWait(text: string): string | undefined {
  const [, first, last = first] = ONE_WAIT.exec(text) ?? [];
  if (!first || !last) return undefined;
  const [shorter, longer] = [Number(first), Number(last)].sort((one, other) => one - other);
  const amount = shorter === longer ? `${shorter}` : `${shorter}-${longer}`;
  const unit = /\d *h|hour|hora/i.test(text) ? "hour" : "minute";
  return `${amount} ${unit}${amount === "1" ? "" : "s"}`;
}

function adviceOn(text: string): Advice | undefined {
  const meant = meantWait(text);
  // A wait of a day or more needs no estimate.
  if (meant && waitMinutes(meant) === undefined) return undefined;
  const wait = waitMinutes(text);
  if (wait === undefined) {
    return {
      message: `Pages cannot work out from "${text}" by when something is ready.`,
      fix: `Write ${meant ? `"${meant}"` : '"15-20 minutes", or "2 hours"'}: numbers and a unit, no other words. If patients need the words, leave them.`,
    };
  }
  return meant && wait < (waitMinutes(meant) ?? wait)
    ? { message: `"${text}" begins with the longer time.`, fix: `Write "${meant}".` }
    : undefined;
}

/** Waits of minutes or hours that give no estimate, or one that is too early. */
export const readyTimeWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  problemsInTexts(texts, ({ text, fieldType }) => {
    const isWait = /\d|\b(?:minut|hour|hora)/i.test(text) && !NO_SHORT_WAIT.test(text);
    return fieldType === "ready-time" && isWait && !text.includes("{") ? adviceOn(text) : undefined;
  });
