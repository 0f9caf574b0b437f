import { waitMinutes } from "../../lib/ready-time";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { onceForEach } from "../once-for-each";

const RANGE = /\b(\d{1,2}) ?[-–] ?(\d{1,2}) (?=(?:minute|hour|day|week)s?\b)/i;

const warningsOf = onceForEach(({ file, path, text, fieldType }: ContentText): Problem[] => {
  if (fieldType !== "text" && fieldType !== "ready-time") return [];
  const [range, from, to] = RANGE.exec(text) ?? [];
  return range && Number(from) > Number(to)
    ? [
        {
          file,
          place: { path },
          message: `"${range.trim()}" begins with the longer time.`,
          fix: `Write "${to}-${from}", or correct the number that is wrong.`,
        },
      ]
    : [];
});

/** Waiting times whose longer end stands first. */
export const reversedRangeWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(warningsOf);

/** Waits that no opening hours tell: days and longer, or a time of day. */
const NO_SHORT_WAIT = /\b(?:days?|weeks?|months?|días?|semanas?)\b|\d ?[AP]\.?M\b/i;

/** One number, or two with a hyphen or a word between them, in any unit. */
const ONE_WAIT = /^\D*?(\d+)(?: ?(?:[-–—]|to|or|a|o) ?(\d+))?(?![.,/]?\d)\D*$/i;

const unreadOf = onceForEach(({ file, path, text, fieldType }: ContentText): Problem[] => {
  const isWait = /\d|\b(?:minut|hour|hora)/i.test(text) && !NO_SHORT_WAIT.test(text);
  if (fieldType !== "ready-time" || text.includes("{") || !isWait) return [];
  const [, first, last] = ONE_WAIT.exec(text) ?? [];
  const unit = /\d *h|hour|hora/i.test(text) ? "hour" : "minute";
  const amount = last ? `${first}-${last}` : first;
  const meant = amount && `${amount} ${unit}${amount === "1" ? "" : "s"}`;
  // Pages tell no time of day for a wait of a day or more, however it is written.
  if (meant && waitMinutes(meant) === undefined) return [];
  return waitMinutes(text) === undefined
    ? [
        {
          file,
          place: { path },
          message: `Pages cannot work out from "${text}" by when something is ready.`,
          fix: `Write ${meant ? `"${meant}"` : '"15-20 minutes", or "2 hours"'}: numbers and a unit, no other words. If patients need the words, leave them.`,
        },
      ]
    : [];
});

/** Waits of minutes or hours in a form that pages cannot read, so that they show no estimate. */
export const unreadWaitWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(unreadOf);
