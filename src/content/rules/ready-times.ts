/** Waiting times, from which pages compute when something is ready. */
import { DEFAULT_LANGUAGE } from "../../lib/language";
import { waitMinutes, waitText } from "../../lib/ready-time";
import { languagesOf } from "../languages/languages";
import { type Advice, type Problem, problemsInTexts } from "../problem";
import type { Content } from "../read/content";

/** Waits of days, and times of day. Pages show these without an estimate. */
const NO_SHORT_WAIT = /\b(?:days?|weeks?|months?|días?|semanas?)\b|\d ?[AP]\.?M\b/i;

/** One number, or two with a hyphen or a word between them, in any unit. */
const ONE_WAIT = /^\D*?(\d+)(?: ?(?:[-–—]|to|or|a|o) ?(\d+))?(?![.,/]?\d)\D*$/i;

/** Writes a wait of minutes or hours in the form that pages parse; `undefined` if it is unclear. */
function meantWait(text: string, language: string): string | undefined {
  const [, first, last = first] = ONE_WAIT.exec(text) ?? [];
  if (!first || !last) return undefined;
  const shorter = Math.min(Number(first), Number(last));
  const longer = Math.max(Number(first), Number(last));
  const amount = shorter === longer ? `${shorter}` : `${shorter}-${longer}`;
  const unit = /\d *h|hour|hora/i.test(text) ? "hour" : "minute";
  return waitText(amount, longer, unit, language);
}

function adviceOn(text: string, language: string): Advice | undefined {
  const meant = meantWait(text, language);
  // A wait of a day or more needs no estimate.
  if (meant && waitMinutes(meant, language) === undefined) return undefined;
  const wait = waitMinutes(text, language);
  if (wait === undefined) {
    return {
      message: `Pages cannot work out from "${text}" by when something is ready.`,
      fix: `Write ${meant ? `"${meant}"` : `"${waitText("15-20", 20, "minute", language)}", or "${waitText("2", 2, "hour", language)}"`}: numbers and a unit, no other words. If patients need the words, leave them.`,
    };
  }
  return meant && wait < (waitMinutes(meant, language) ?? wait)
    ? { message: `"${text}" begins with the longer time.`, fix: `Write "${meant}".` }
    : undefined;
}

/** Waits of minutes or hours that give no estimate, or one that is too early. */
export function readyTimeWarnings({
  texts,
  pharmacy,
}: Pick<Content, "texts" | "pharmacy">): Problem[] {
  const [first] = pharmacy ? languagesOf(pharmacy.value) : [];
  return problemsInTexts(texts, ({ text, fieldType, language = first?.code }) => {
    const isWait = /\d|\b(?:minut|hour|hora)/i.test(text) && !NO_SHORT_WAIT.test(text);
    return fieldType === "ready-time" && isWait && !text.includes("{")
      ? adviceOn(text, language ?? DEFAULT_LANGUAGE)
      : undefined;
  });
}
