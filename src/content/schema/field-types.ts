/**
 * The types of field that a pharmacist can fill in in `data/`. Every content type in this folder is
 * put together from these, and everything that needs to know the content reads it from there: the
 * check, the GraphQL schema, the editor hints and the editing screen.
 *
 * Each field carries, as Zod metadata, the help text that people see (`description`, `examples`) and
 * its `fieldType`, by which the GraphQL schema chooses a scalar and a resolver.
 */
import { z } from "zod";
import { DAY_HOURS_EXAMPLE, DAY_HOURS_PATTERN, parseDayHours } from "../../lib/opening-hours";
import { iconNames } from "../../lib/icon-names";
import { DAY_OF_YEAR_PATTERN, parseDayOfYear } from "../../lib/seasons";
import { PHONE_PATTERN, PHONE_WITH_EXTENSION_PATTERN } from "../../lib/phone-number";
import { isTimeZone } from "./time-zone";
import { usStates } from "./us-states";

/** How the GraphQL schema and the check treat a text beyond its being one. */
export type FieldType =
  | "text"
  | "label"
  | "plain"
  | "sentence"
  | "picture-file"
  | "drawing-file"
  | "map-file"
  | "path"
  | "url"
  | "date"
  | "day-of-year"
  | "color"
  | "ready-time"
  | "state"
  | "time-zone"
  | "contact-point"
  | "site-address";

/** The types whose text is the name of a file in `data/images/`. */
export const IMAGE_FIELD_TYPES: readonly (FieldType | undefined)[] = [
  "picture-file",
  "drawing-file",
  "map-file",
];

/** The types whose texts are words: what has a form of its own is held against that. */
export const WORD_FIELD_TYPES: readonly FieldType[] = [
  "text",
  "label",
  "plain",
  "sentence",
  "ready-time",
];

declare module "zod" {
  /** What a description carries for the people and programs that read it. */
  interface GlobalMeta {
    fieldType?: FieldType;
    /** The key of `pharmacy.yaml` without which nobody sees this text. */
    shownWith?: string;
    examples?: (string | number)[];
  }
}

interface Help {
  /** What the value is for, in words a pharmacist would use. */
  help: string;
  /** A value to copy. It appears in error messages and in the editor. */
  example: string;
}

const stringOf = (fieldType: FieldType, { help, example }: Help) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ fieldType, description: help, examples: [example] });

const matching = (fieldType: FieldType, pattern: RegExp, wanted: string, help: Help) =>
  stringOf(fieldType, help).regex(pattern, { error: `is not ${wanted}` });

/**
 * Words shown on a page. Facts from `pharmacy.yaml` can be named in braces, for example
 * `Call {phone}`, so that a fact is written once; see `src/content/facts.ts` for the names.
 */
export const text = (help: string, example = "A short, plain sentence.", maxLength = 600) =>
  stringOf("text", { help, example }).max(maxLength);

/**
 * Words in whose place a page can have no link: those of a link, a button or a field, what screen
 * readers say along with one, a title in the browser's tab, and paper. A fact in braces becomes plain
 * words, where in a `text` a phone number dials.
 */
export const label = (help: string, example = "A short, plain sentence.", maxLength = 600) =>
  stringOf("label", { help, example }).max(maxLength);

/** A short text that a machine or another program reads as it is: no facts in braces. */
export function plainText(help: string, example: string, maxLength?: number) {
  const schema = stringOf("plain", { help, example });
  return maxLength === undefined ? schema : schema.max(maxLength);
}

/**
 * A sentence that is completed while the page is read, so that the names in its braces are not facts
 * of `pharmacy.yaml` but those of this place.
 */
export const sentence = (help: string, names: readonly string[], example: string) =>
  matching(
    "sentence",
    new RegExp(`^(?:[^{}]|\\{(?:${names.join("|")})\\})*$`),
    `a sentence with nothing in braces but {${names.join("}, {")}}`,
    { help, example },
  );

/** A US phone number, written `(507) 555-0142`, perhaps with an extension. */
export const phone = (help: string) =>
  matching("plain", PHONE_WITH_EXTENSION_PATTERN, "a US phone number we can dial", {
    help: `${help} With an extension: (507) 555-0142 ext. 12.`,
    example: "(507) 555-0142",
  });

/** A US fax number, written `(507) 555-0143`. */
export const fax = (help: string) =>
  matching("plain", PHONE_PATTERN, "a US fax number", { help, example: "(507) 555-0143" });

/** A number that helps people anywhere in the country: `911`, `988` or `1-800-222-1222`. */
export const hotline = (help: string) =>
  matching("plain", /^(?:\d{3}|1-8\d{2}-\d{3}-\d{4})$/, "a national number to call for help", {
    help,
    example: "1-800-222-1222",
  });

/** An email address. */
export const email = (help: string) =>
  matching("plain", /^[^\s@:,;<>]+@(?:[^\s@:,;<>.]+\.)+[^\s@:,;<>.]{2,}$/, "an email address", {
    help,
    example: "info@yourpharmacy.example",
  });

/** Where to write or to go: an email address, or a web address that starts with `https://`. */
export const emailOrWebAddress = (help: string) =>
  matching(
    "plain",
    /^(?:https:\/\/\S+\.\S+|[^\s@:,;<>/]+@(?:[^\s@:,;<>./]+\.)+[^\s@:,;<>./]{2,})$/,
    "an email address, or a web address with https://",
    {
      help,
      example: "security@yourpharmacy.example",
    },
  );

/** The code of a language: `en`, `es`, `pt-BR`. */
export const languageCode = (help: string) =>
  matching("plain", /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, "the code of a language", {
    help,
    example: "en",
  });

const WEB_ADDRESS = String.raw`https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?`;

/** A full web address that starts with `https://`. */
export const webAddress = (help: string) =>
  matching("url", new RegExp(`^${WEB_ADDRESS}$`), "a full web address", {
    help,
    example: "https://www.yourpharmacy.example/",
  }).refine((value) => URL.canParse(value), { error: "is not a full web address" });

const WHOLE_SITE =
  "the address of a whole site, in small letters: https://, its name and one slash, without a path";

/**
 * The address of this site, to which each page's own is added: `https://`, the host, perhaps a port,
 * and one slash. Written as browsers write it, so that canonical addresses and sitemap agree.
 */
export const siteAddress = (help: string) =>
  matching("site-address", /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+\/$/, WHOLE_SITE, {
    help,
    example: "https://www.yourpharmacy.example/",
  }).refine((value) => URL.canParse(value) && new URL(value).href === value, {
    error: `is not ${WHOLE_SITE}`,
  });

/**
 * The address of a page of this site: it starts and ends with `/`. `#part` may follow. The check
 * makes sure that the page exists.
 */
export const pagePath = (help: string) =>
  matching("path", /^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/, "the address of a page of this site", {
    help,
    example: "/prescriptions/",
  });

/** The address of a page of another site, or of a PDF in `static/files/`. */
const outsideAddress = (help: string) =>
  matching(
    "url",
    new RegExp(String.raw`^(?:${WEB_ADDRESS}|\/files\/[A-Za-z0-9._-]+\.pdf)$`),
    "a full web address, or a PDF in static/files/",
    { help, example: "https://refills.yourpharmacy.example/" },
  ).refine((value) => value.startsWith("/") || URL.canParse(value), {
    error: "is not a full web address",
  });

/** A color as screens mix it, red, green and blue: `#0b5650`. */
export const color = (help: string, example: string) =>
  matching("color", /^#[0-9a-fA-F]{6}$/, "a color", { help, example });

/** The two-letter code of a US state, a territory or a military post office (USPS). */
export const stateCode = (help: string) =>
  matching(
    "state",
    new RegExp(`^(${Object.keys(usStates).join("|")})$`),
    "a two-letter state code",
    {
      help,
      example: "MN",
    },
  );

/** A five-digit ZIP code, or ZIP+4. Quoted, because a leading zero would be lost. */
export const zipCode = (help: string) =>
  matching("plain", /^\d{5}(-\d{4})?$/, "a ZIP code", { help, example: "55057" });

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const isInCalendar = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** A calendar day, `YYYY-MM-DD`. Quoted, because YAML would turn it into a moment in time. */
export const calendarDate = (help: string) =>
  matching("date", DATE_PATTERN, "a date", { help, example: "2026-12-25" }).refine(isInCalendar, {
    error: "is not a day in the calendar",
  });

/** A day that comes back every year: `June 1`. */
export const dayOfYear = (help: string, example: string) =>
  stringOf("day-of-year", { help, example })
    .refine((value) => parseDayOfYear(value) !== undefined, {
      error: "is not a day of the year, a month and a number",
    })
    .meta({ pattern: DAY_OF_YEAR_PATTERN.source });

/** A day that comes back every year, `July 25`, or one date: `2027-03-26`. */
export const dayOfYearOrDate = (help: string, example: string) =>
  stringOf("day-of-year", { help, example })
    .refine(
      (value) =>
        DATE_PATTERN.test(value) ? isInCalendar(value) : parseDayOfYear(value) !== undefined,
      { error: "is not a day, such as July 25, nor a date, such as 2027-03-26" },
    )
    .meta({ pattern: `${DAY_OF_YEAR_PATTERN.source}|${DATE_PATTERN.source}` });

/** One day's hours, as `parseDayHours` reads them. */
export const dayHours = (help: string) =>
  stringOf("plain", { help, example: DAY_HOURS_EXAMPLE })
    .superRefine((value, context) => {
      const result = parseDayHours(value);
      if ("problem" in result) context.addIssue({ code: "custom", message: result.problem });
    })
    .meta({ pattern: DAY_HOURS_PATTERN.source });

/** A published waiting time: `10 minutes`, `15-20 minutes`, `24-48 hours` or plain words. */
export const readyTime = (help: string, example: string) =>
  stringOf("ready-time", { help, example });

/** The name of a time zone in the IANA database (https://www.iana.org/time-zones). */
export const timeZone = (help: string) =>
  stringOf("time-zone", { help, example: "America/Chicago" }).refine(isTimeZone, {
    error: "is not the name of a time zone",
  });

/** The name of an icon; the whole list is in `src/lib/icon-names.ts`. */
export const icon = (help = "The icon beside the words.") =>
  z.enum(iconNames).meta({ description: help, examples: ["pill"] });

/** A whole number. */
export const wholeNumber = (help: string, least: number, most: number, example: number) =>
  z
    .number()
    .int()
    .min(least)
    .max(most)
    .meta({ description: help, examples: [example] });

/** A number with decimals, such as a latitude in degrees. */
export const decimal = (help: string, least: number, most: number, example: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ description: help, examples: [example] });

/** A list with at least one entry. */
export const list = <Item extends z.ZodType>(item: Item, help: string, least = 1) =>
  z.array(item).min(least).meta({ description: help });

/** A group of keys with a name of its own in the GraphQL schema. */
export const objectType = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ id, description });

/** The type that the entries of a mapping have in the GraphQL schema. */
export const entryTypes = new WeakMap<z.core.$ZodType, z.ZodObject>();

/**
 * A mapping whose keys the code gives, such as the fields of a form. Pages get a list of its entries,
 * each with its key as `name`.
 *
 * @param entryType what pages can ask of each entry
 */
export function entries(
  id: string,
  description: string,
  shape: readonly (readonly [name: string, z.ZodObject])[],
  entryType: z.ZodObject,
) {
  const mapping = objectType(id, description, Object.fromEntries(shape));
  entryTypes.set(mapping, entryType);
  return mapping;
}

/** A picture and what it says to people who cannot see it. */
export const picture = objectType("Picture", "A picture and its alternative text.", {
  file: stringOf("picture-file", {
    help: "The picture in `data/images/`, with its name exactly as the file has it: a photo as the phone or camera saves it (JPEG), or PNG, WebP, AVIF, TIFF or GIF, 1200 px wide or more. It is published upright, and without the place where it was taken.",
    example: "images/walker.webp",
  }),
  alt: z
    .string()
    .max(200)
    .meta({
      fieldType: "label",
      description:
        'What the picture tells a patient who cannot see it. Leave it empty ("" in the file) where the picture only decorates.',
      examples: ["Folding walker with two rubber hand grips"],
    }),
});

/** A drawing that a page shows as it is. */
export const drawingFile = (help: string, example: string) =>
  stringOf("drawing-file", { help, example });

/** A map that `npm run map` drew. It is published in the colors of the brand. */
export const mapFile = (help: string, example: string) => stringOf("map-file", { help, example });

const linkLabel = label(
  "The words of the link. They say where it leads.",
  "Transfer Prescription",
  60,
);

/** A link to a page of this site that a part of the site needs, such as an entry of the menu. */
export const pageLink = objectType("PageLink", "Words that lead to a page of this site.", {
  label: linkLabel,
  path: pagePath("The page that it opens."),
});

/** Words that lead to a page of this site, or elsewhere. */
const linkWith = (id: string, description: string, words: z.ZodString) =>
  z
    .strictObject({
      label: words,
      path: pagePath(
        "The page of this site that it opens. Leave it out if the link leads elsewhere.",
      ).optional(),
      url: outsideAddress(
        "A page of another site, such as a refill portal. Or a PDF that you put into static/files/, such as /files/price-list.pdf. It opens a new tab and says so.",
      ).optional(),
    })
    .refine(({ path, url }) => (path === undefined) !== (url === undefined), {
      error: "needs a path or a url, one of the two",
    })
    .meta({ id, description });

/** A link on a button, on a card or in the footer. */
export const link = linkWith(
  "Link",
  "Words that lead to a page of this site, or elsewhere.",
  linkLabel,
);

/** A link under an icon, four of which stand side by side on a phone. */
export const quickActionLink = linkWith(
  "QuickActionLink",
  "A word or two that lead to a page of this site, or elsewhere.",
  label("One or two short words.", "Transfer", 14),
);

/** What search engines and link previews show for a page. */
export const seo = objectType("Seo", "What search engines and link previews show.", {
  title: label(
    "The page's title in a search result, without the pharmacy's name.",
    "Flu shots",
    60,
  ),
  description: label(
    "One or two sentences for a search result.",
    "Walk-in flu shots every day.",
    165,
  ),
});

/** Which phone number a box or banner shows. */
export const contactPoint = stringOf("contact-point", {
  help: "Whose number and hours to show: store, servicesDesk, or the name of a department, as pharmacy.yaml has it. Without a services desk in pharmacy.yaml the store's are shown.",
  example: "store",
});
