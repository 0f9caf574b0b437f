/** The good form of a value that is right but for how it is written: `507-555-0142`, `9 am – 7 pm`. */
import { z } from "zod";

/** What text programs put in the place of the keys on a keyboard; most of it looks the same. */
const onKeyboard = (written: string) =>
  written
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .trim();

const asHours = (written: string) =>
  /^(?:open )?24(?:\/7| ?hrs?\.?| hours?)$/i.test(written)
    ? "24 hours"
    : written
        .replaceAll(/\bnoon\b/gi, "12PM")
        .replaceAll(/\bmidnight\b/gi, "12AM")
        .replaceAll(/(?<=\d) ?([ap])\.?m?\.?(?![a-z])/gi, "$1M")
        .replaceAll(/ ?(?:-|\bto\b|\buntil\b) ?/gi, "-")
        .replaceAll(/ ?(?:,|;|&|\band\b) ?/gi, ", ")
        .toUpperCase();

function asPhone(written: string): string {
  const [, area, exchange, line, extension] =
    /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-./ ]{0,3}(\d{3})[-. ]?(\d{4})(?:,? ?(?:ext\.?|x|#) ?(\d{1,6}))?$/i.exec(
      written,
    ) ?? [];
  return area && exchange && line
    ? `(${area}) ${exchange}-${line}${extension ? ` ext. ${extension}` : ""}`
    : written;
}

const asDate = (written: string) =>
  written.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)$/,
    (_, month: string, day: string, year: string) =>
      `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
  );

const asColor = (written: string) =>
  `#${written.replace(/^#/, "").replace(/^([\da-f])([\da-f])([\da-f])$/i, "$1$1$2$2$3$3")}`;

const asAddress = (written: string) =>
  written.replace(/^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i, "https://$1");

const asMailbox = (written: string) => written.replace(/^mailto:/i, "").replace(/\.$/, "");

const FORMS = [
  (written: string) => written,
  asHours,
  asPhone,
  asDate,
  asColor,
  asMailbox,
  asAddress,
];

/** What to write, if the description takes it in another form. */
export function meantForm(
  schema: z.core.$ZodType | undefined,
  written: string,
): string | undefined {
  if (!schema) return undefined;
  const typed = onKeyboard(written);
  const meant = FORMS.map((form) => form(typed)).find(
    (it) => it !== written && z.safeParse(schema, it).success,
  );
  return meant && `Did you mean "${meant}"?`;
}
