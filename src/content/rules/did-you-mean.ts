/** Guesses what staff meant by a key, a name or a value that the site does not accept. */
import { closest, distance } from "fastest-levenshtein";
import * as z from "zod";
import { toSlug } from "../../lib/slug";
import { clockText, ENGLISH_CLOCK } from "../../time/wall-clock";
import { asSeen } from "../read/visible-text";

/** Removes capitals, accents, spaces and punctuation. */
const comparable = (word: string) =>
  word
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, "");

/** Returns the known word with the least edit distance; `undefined` if none is near enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = comparable(word);
  const candidates = new Map(known.map((candidate) => [comparable(candidate), candidate]));
  candidates.delete("");
  if (candidates.size === 0) return undefined;
  const found = closest(wanted, [...candidates.keys()]);
  const isNear = distance(wanted, found) <= Math.max(2, Math.floor(found.length / 3));
  return isNear ? candidates.get(found) : undefined;
}

/** Returns a text with what it has in braces as the site knows it; `undefined` if it cannot be guessed. */
export function withKnownBraces(text: string, known: readonly string[]): string | undefined {
  const meant = text.replaceAll(/\{(\w+)\}/g, (brace, name: string) =>
    known.includes(name) ? brace : `{${nearest(name, known) ?? ""}}`,
  );
  return meant === text || meant.includes("{}") ? undefined : meant;
}

/** Replaces typographic dashes, spaces and quotes of word processors. */
const asTyped = (written: string) =>
  asSeen(written)
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[“”]/g, "")
    .trim();

/** Names of days before their hours, as in `Mon-Fri 9AM-7PM`. */
const DAYS_IN_FRONT =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?(?: ?(?:-|,|&|:|\band\b|\bto\b|\bthrough\b|\bthru\b) ?| ))+(?=\d)/i;

/** Adds PM to a closing time that can only be in the afternoon, as in `9AM-5`. */
const withAfternoon = (hours: string) =>
  hours.replaceAll(
    /(\d{1,2})(:\d\d)?([AP])M-(\d{1,2})(:\d\d)?(?![\d:]|[AP]M)/g,
    (period, opens: string, _, half: string, closes: string) =>
      half === "P" || Number(closes) % 12 <= Number(opens) ? `${period}PM` : period,
  );

/** Adds AM to an opening time if the closing time has a smaller number, as in `9-5`. */
const withMorning = (hours: string) =>
  hours.replaceAll(
    /(?<![\d:])(\d{1,2})(:\d\d)?-(\d{1,2})(:\d\d)?(?![\d:])/g,
    (period, opens: string, minutes = "", closes: string, closing = "") =>
      Number(closes) % 12 < Number(opens) && Number(opens) < 12
        ? `${opens}${minutes}AM-${closes}${closing}`
        : period,
  );

const ALL_DAY = /^(?:open )?24(?:\/7| ?hrs?\.?| hours?)$/i;

/** Corrects hours: `9 am to 7 pm` becomes `9AM-7PM`. */
const asHours = (written: string) =>
  ALL_DAY.test(written)
    ? "24 hours"
    : withAfternoon(
        withMorning(
          written
            .replace(DAYS_IN_FRONT, "")
            .replaceAll(/\b(?:12 ?)?noon\b/gi, "12PM")
            .replaceAll(/\b(?:12 ?)?midnight\b/gi, "12AM")
            .replaceAll(/(?<=\d) ?([ap])\.?m?\.?(?![a-z])/gi, "$1M")
            .replaceAll(/ ?(?:-|\bto\b|\buntil\b|(?<=[\dM]) a (?=\d)) ?/gi, "-")
            .replaceAll(/ ?(?:,|;|&|\band\b) ?/gi, ", ")
            .toUpperCase(),
        ),
      );

/** Corrects a phone number: `507-555-0142 x12` becomes `(507) 555-0142 ext. 12`. */
const asPhone = (written: string) =>
  written.replace(
    /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-./ ]{0,3}(\d{3})[-. ]?(\d{4})(?:,? ?(?:ext\.?|x|#) ?(\d{1,6}))?$/i,
    (_, area: string, exchange: string, line: string, extension?: string) =>
      `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ""}`,
  );

/** Corrects a date: `11/26/2026` becomes `2026-11-26`. */
const asDate = (written: string) =>
  written.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)$/,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

/** Corrects a time: `3 p.m.` and `15:00` become `3PM`. */
function asTime(written: string): string {
  const [, hour, minutes] = /^(\d{1,2}):(\d\d)$/.exec(written) ?? [];
  if (hour === undefined) return asHours(written);
  return clockText(Number(hour) * 60 + Number(minutes), ENGLISH_CLOCK);
}

/** Corrects hours on a 24-hour clock, as spreadsheets have them: `09:00-17:00` becomes `9AM-5PM`. */
const as12Hours = (written: string) => written.split(/ ?- ?/).map(asTime).join("-");

/** Corrects a time on a day: `11/26/2026, 3 p.m.` becomes `2026-11-26 3PM`. */
const asMoment = (written: string) =>
  written.replace(
    /^(\S+?)(?:,|,? at)? (\d.*)$/i,
    (_, date: string, time: string) => `${asDate(date)} ${asTime(time)}`,
  );

const asWebAddress = (written: string) =>
  written.replace(/^(?:https?:\/\/)?(?=[\w-]+\.[\w.-]+(?:\/|$))/i, "https://");

/** Corrects the address of a site: `http://user.github.io/pharmacy/index.html` becomes `https://user.github.io/pharmacy/`. */
function asSiteAddress(written: string): string {
  const address = asWebAddress(written);
  if (!URL.canParse(address)) return "";
  const { host, pathname } = new URL(address);
  return `https://${host}${pathname.replace(/[^/]*\.\w+$/, "").replace(/\/?$/, "/")}`;
}

const FORMS: readonly ((written: string) => string)[] = [
  (written) => written,
  asHours,
  as12Hours,
  asPhone,
  asDate,
  asMoment,
  asWebAddress,
  asSiteAddress,
  toSlug,
];

/** Rewrites a value that its schema refuses so that it accepts it: `507-555-0142` as `(507) 555-0142`. */
export function meantValue(schema: z.core.$ZodType | undefined, written: string) {
  // A value that its own schema accepts is refused for something beside it.
  if (!schema || z.safeParse(schema, written).success) return undefined;
  const typed = asTyped(written);
  return FORMS.map((form) => form(typed)).find(
    (meant) => meant !== "" && z.safeParse(schema, meant).success,
  );
}
