/**
 * Field types of the content in `data/`. All content types in this folder consist of these. The check, the
 * GraphQL schema, the editor hints and the editing screen follow from them.
 *
 * Zod metadata of each field: the help text for staff (`description`, `examples`), and the `fieldType`, by
 * which the GraphQL schema chooses a scalar and a resolver.
 */
import * as z from "zod";
import {
  DAY_HOURS_EXAMPLE,
  DAY_HOURS_PATTERN,
  inOneForm,
  parseDayHours,
} from "../../time/opening-hours";
import { iconNames } from "../../lib/icon-names";
import { featureKeys } from "./features";
import { unwrapped } from "./inspect-schema";
import type { DescribedValue } from "./walk";
import {
  DAY_OF_YEAR_PATTERN,
  MOMENT_PATTERN,
  parseDayOfYear,
  parseMoment,
} from "../../time/written-moment";
import { PHONE_PATTERN, PHONE_WITH_EXTENSION_PATTERN } from "../../lib/phone-number";

const IMAGES = ["picture-file", "drawing-file", "map-file"] as const;

const TRANSLATED_WORDS = ["text", "label", "name", "other-name", "sentence"] as const;

/** Kind of a text, by which the GraphQL schema and the check treat it. */
export type FieldType =
  | (typeof IMAGES)[number]
  | (typeof TRANSLATED_WORDS)[number]
  | "slug"
  | "id"
  | "anchor"
  | "plain"
  | "path"
  | "url"
  | "date"
  | "moment"
  | "hours"
  | "color"
  | "contact-point"
  | "department"
  | "offer"
  | "need";

/** Field types for the name of a file in `data/images/`. */
export const IMAGE_FIELD_TYPES: readonly (FieldType | undefined)[] = IMAGES;

/** Field types for words. All other types have a format that the check tests. */
export const WORD_FIELD_TYPES: readonly FieldType[] = [...TRANSLATED_WORDS, "plain"];

/** Field types for words that each language has of its own. */
export const TRANSLATED_FIELD_TYPES: readonly (FieldType | undefined)[] = [
  ...TRANSLATED_WORDS,
  "slug",
];

declare module "zod" {
  interface GlobalMeta {
    fieldType?: FieldType;
    examples?: (string | number)[];
    /** True for the name of a person or a plan, which a language may write differently, but need not. */
    isSameInLanguages?: boolean;
  }
}

interface Help {
  /** Purpose of the value, in the words of a pharmacist. Code in parentheses is not on the editing screen. */
  help: string;
  example: string;
}

const stringOf = (fieldType: FieldType, { help, example }: Help) =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ fieldType, description: help, examples: [example] });

/** @param wrong what is wrong, with `{value}` for what was written: a whole sentence, for translators */
const matching = (fieldType: FieldType, pattern: RegExp, wrong: string, help: Help) =>
  stringOf(fieldType, help).regex(pattern, { error: wrong });

/** Words on a page, where facts in braces, such as `{phone}`, can become links: see `src/content/facts.ts`. */
export const text = (help: string, example = "A short, plain sentence.", maxLength = 600) =>
  stringOf("text", { help, example }).max(maxLength);

/** Words that cannot contain a link, such as those of buttons, attributes and paper. Facts become plain words. */
export const label = (help: string, example = "A short, plain sentence.", maxLength = 600) =>
  stringOf("label", { help, example }).max(maxLength);

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Name of a part of a page, after `#` in a web address. Translations find the part by it. */
export const partName = (example: string) =>
  matching("anchor", /^[a-z-]+$/, '"{value}" is not made of small letters and hyphens.', {
    help: "The name of the part in a web address, after #. Its translation has the same one.",
    example,
  }).max(40);

/** Name by which translations find an entry of a list. If it is not written, it follows from the entry's own words. */
export const entryId = (example: string) =>
  matching("id", SLUG_PATTERN, '"{value}" is not made of small letters, digits and hyphens.', {
    help: "A name that stays the same when the words change, so that translations find it. Leave it out to make it from the words.",
    example,
  })
    .max(100)
    .optional();

/** Name of a part of the pharmacy or of a group, without facts in braces. Programs compare it with other names. */
export const nameText = (help: string, example: string, maxLength = 60) =>
  stringOf("name", { help, example }).max(maxLength);

/** Last part of a page's address. Without it, a page keeps its name in the default language. */
export const slug = (example: string) =>
  matching("slug", SLUG_PATTERN, '"{value}" is not made of small letters, digits and hyphens.', {
    help: "The last part of the page's web address. Leave it out to keep the usual one (`the name of the file`).",
    example,
  })
    .max(60)
    .optional();

/** Short text that is the same in every language, without facts in braces. */
export function plainText(help: string, example: string, maxLength?: number) {
  const schema = stringOf("plain", { help, example });
  return maxLength === undefined ? schema : schema.max(maxLength);
}

/** Sentence with placeholders that a page fills in, such as `{time}`. The example has all of them. */
export function sentence(help: string, example: string) {
  const names = [...example.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return matching(
    "sentence",
    new RegExp(`^(?:[^{}]|\\{(?:${names.join("|")})\\})*$`),
    '"{value}" is not a sentence with nothing in braces but {known}.',
    { help, example },
  );
}

/** 555 and 211 to 911 are not area codes: https://www.nationalnanpa.com/area_codes/ */
const hasAreaCode = (number: string) => !/^\((?:555|[2-9]11)\)/.test(number);

const NO_AREA_CODE = { error: '"{value}" has an area code that does not exist.' };

/** US phone number: `(507) 555-0142`, with an optional extension. */
export const phone = (help: string) =>
  matching(
    "plain",
    PHONE_WITH_EXTENSION_PATTERN,
    '"{value}" is not a US phone number we can dial.',
    {
      help: `${help} With an extension: (507) 555-0142 ext. 12.`,
      example: "(507) 555-0142",
    },
  ).refine(hasAreaCode, NO_AREA_CODE);

/** US fax number: `(507) 555-0143`. */
export const fax = (help: string) =>
  matching("plain", PHONE_PATTERN, '"{value}" is not a US fax number.', {
    help,
    example: "(507) 555-0143",
  }).refine(hasAreaCode, NO_AREA_CODE);

const HOTLINE_PATTERN = /^(?:\d{3}|1-8\d{2}-\d{3}-\d{4})$/;

/** National number, or the number of a pharmacy: `911`, `1-800-222-1222`, `(507) 555-0142`. */
export const helpNumber = (help: string) =>
  matching(
    "plain",
    new RegExp(`${HOTLINE_PATTERN.source}|${PHONE_WITH_EXTENSION_PATTERN.source}`),
    '"{value}" is not a number to call, such as 911, 1-800-222-1222 or (507) 555-0142.',
    { help, example: "1-800-222-1222" },
  );

/** National number for emergencies: `911`, `988` or `1-800-222-1222`. */
export const hotline = (help: string) =>
  matching("plain", HOTLINE_PATTERN, '"{value}" is not a national number to call for help.', {
    help,
    example: "1-800-222-1222",
  });

const EMAIL = String.raw`[^\s@:,;<>/]+@(?:[^\s@:,;<>./]+\.)+[^\s@:,;<>./]{2,}`;

export const email = (help: string) =>
  matching("plain", new RegExp(`^${EMAIL}$`), '"{value}" is not an email address.', {
    help,
    example: "info@yourpharmacy.example",
  });

/** Code of a language, inside of a pattern. */
export const LANGUAGE_CODE = "[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*";

/** Language code: `en`, `es`, `pt-BR`. */
export const languageCode = (help: string, example: string) =>
  matching("plain", new RegExp(`^${LANGUAGE_CODE}$`), '"{value}" is not the code of a language.', {
    help,
    example,
  });

const WEB_ADDRESS = String.raw`https:\/\/[^\s/]+\.[^\s/]+(?:\/\S*)?`;

/** A full web address that starts with `https://`. */
export const webAddress = (help: string) =>
  matching("url", new RegExp(`^${WEB_ADDRESS}$`), '"{value}" is not a full web address.', {
    help,
    example: "https://www.yourpharmacy.example/",
  }).refine((value) => URL.canParse(value), { error: '"{value}" is not a full web address.' });

const NOT_A_SITE = {
  error:
    '"{value}" is not the address of a site: https://, its name in small letters, its folder if it is in one, and a slash, with nothing after it.',
};

/**
 * Address of this site, in the form that browsers use, so that canonical addresses and sitemap agree. It may be a folder
 * of another site, whose name is in letters that no address has to encode.
 */
export const siteAddress = (help: string) =>
  matching("url", /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+\/(?:[\w.~-]+\/)*$/, NOT_A_SITE.error, {
    help,
    example: "https://www.yourpharmacy.example/",
  }).refine((value) => URL.canParse(value) && new URL(value).href === value, NOT_A_SITE);

/** Address of a page of this site: `/prescriptions/`, or `/prescriptions/#transfer`. */
const pagePath = (help: string) =>
  matching(
    "path",
    /^\/([a-z0-9-]+\/)*(#[a-z0-9-]+)?$/,
    '"{value}" is not the address of a page of this site.',
    {
      help,
      example: "/prescriptions/",
    },
  );

/** Address of a page of another site, or of a PDF in `static/files/`. */
const externalAddress = (help: string) =>
  matching(
    "url",
    new RegExp(String.raw`^(?:${WEB_ADDRESS}|\/files\/[A-Za-z0-9._-]+\.pdf)$`),
    '"{value}" is not a full web address, or a PDF such as /files/price-list.pdf.',
    { help, example: "https://refills.yourpharmacy.example/" },
  ).refine((value) => value.startsWith("/") || URL.canParse(value), {
    error: '"{value}" is not a full web address.',
  });

/** Color in hexadecimal: `#0b5650`. */
export const color = (help: string, example: string) =>
  matching("color", /^#[0-9a-fA-F]{6}$/, '"{value}" is not a color.', { help, example });

/**
 * Codes of states and territories, without those of military mail: Appendix B of the Postal Service's Publication 28,
 * https://pe.usps.com/text/pub28/28apb.htm.
 */
const STATE_CODE =
  /^(AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|AS|GU|MP|PR|VI|FM|MH|PW)$/;

export const stateCode = (help: string) =>
  matching("plain", STATE_CODE, '"{value}" is not a two-letter state code.', {
    help,
    example: "MN",
  });

/** ZIP code or ZIP+4. A text, because a number would lose a leading zero. */
export const zipCode = (help: string) =>
  matching("plain", /^\d{5}(-\d{4})?$/, '"{value}" is not a ZIP code.', { help, example: "55057" });

const DATE_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

const isInCalendar = (date: string) =>
  !Number.isNaN(Date.parse(date)) && new Date(date).toISOString().startsWith(date);

/** Catches a year of two digits: a browser's date field takes "27" for the year 27. */
const ofThisCentury = [
  (day: string) => !/^\d{4}-/.test(day) || day.startsWith("20"),
  { error: '"{value}" is not in this century: check the year.' },
] as const;

/** Date: `2026-12-25` */
export const calendarDate = (help: string) =>
  matching("date", DATE_PATTERN, '"{value}" is not a date.', { help, example: "2026-12-25" })
    .refine(isInCalendar, { error: '"{value}" is not a day in the calendar.' })
    .refine(...ofThisCentury);

/** Day, or a time on it: `2026-11-25`, `2026-11-25 3PM`. */
export const momentInTime = (help: string, example: string) =>
  matching(
    "moment",
    MOMENT_PATTERN,
    '"{value}" is not a day, such as 2026-11-25, nor a time, such as 2026-11-25 3PM.',
    { help, example },
  )
    .refine((value) => !MOMENT_PATTERN.test(value) || parseMoment(value) !== undefined, {
      error: '"{value}" is not in the calendar, or not on a 12-hour clock.',
    })
    .refine(...ofThisCentury);

/** Day of every year, `July 25`, or one date, `2027-03-26`. */
export const dayOfYearOrDate = (help: string, example: string) =>
  stringOf("plain", { help, example })
    .refine(
      (value) =>
        DATE_PATTERN.test(value) ? isInCalendar(value) : parseDayOfYear(value) !== undefined,
      { error: '"{value}" is not a day, such as July 25, nor a date, such as 2027-03-26.' },
    )
    .meta({ pattern: `${DAY_OF_YEAR_PATTERN.source}|${DATE_PATTERN.source}` });

/** Hours of one day: `9AM-7PM`, parsed by `parseDayHours`. Staff may also write `Cerrado`, which becomes `Closed`. */
export const dayHours = (help: string) =>
  stringOf("hours", { help, example: DAY_HOURS_EXAMPLE })
    .overwrite(inOneForm)
    .superRefine((value, context) => {
      const result = parseDayHours(value);
      if ("problem" in result)
        context.addIssue({ code: "custom", message: result.problem, params: result.parts });
    })
    .meta({ pattern: DAY_HOURS_PATTERN.source });

/** Start of an IANA name with a place. Other names, such as `US/Central`, are obsolete. */
const REGION = /^(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]/;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return REGION.test(name);
  } catch {
    return false;
  }
}

/** IANA name of a time zone (https://www.iana.org/time-zones). */
export const timeZone = (help: string) =>
  stringOf("plain", { help, example: "America/Chicago" }).refine(isTimeZone, {
    error: '"{value}" is not the name of a time zone.',
  });

/** One of several words that the code knows. */
export const choice = <Option extends string>(
  options: readonly [Option, ...Option[]],
  help: string,
  example: Option = options[0],
) => z.enum(options).meta({ description: help, examples: [example] });

/** Name of an icon in `src/lib/icon-names.ts`. */
export const icon = (help = "The icon beside the words.") => choice(iconNames, help, "pill");

/** Key of what is there only while the pharmacy has something: see `src/content/languages/leave-out.ts`. */
export const needs = {
  needs: z
    .enum(featureKeys as [string, ...string[]])
    .meta({
      fieldType: "need",
      description:
        "What the pharmacy must have or offer, so that pages show this: a name below `offers` in `pharmacy.yaml`, an optional fact such as `delivery`, or an optional file such as `refillForm`.",
      examples: ["delivery"],
    })
    .optional(),
};

/** A number with decimals, such as a latitude in degrees. */
export const decimal = (help: string, least: number, most: number, example: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ description: help, examples: [example] });

export const wholeNumber = (...about: Parameters<typeof decimal>) => decimal(...about).int();

/** A list with at least one entry. */
export const list = <Item extends z.ZodType>(item: Item, help: string, least = 1) =>
  z.array(item).min(least).meta({ description: help });

/** Names by which the A to Z page finds something. Each language has a list of its own, not matched with others. */
export const alsoCalled = (more = "") =>
  list(
    stringOf("other-name", {
      help: "One name, as patients say it.",
      example: "Tylenol",
    }).max(60),
    `What patients call it: everyday words and brand names. Patients who type one of them on the A to Z page find it. Each language has its own.${more}`,
  ).optional();

/** Group of keys, with the name of its GraphQL type. */
export const objectType = <Shape extends z.core.$ZodLooseShape>(
  id: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ id, description });

/** GraphQL type for the entries of a mapping. */
export const entryTypes = new WeakMap<z.core.$ZodType, z.ZodObject>();

/** Mapping with keys of the code, such as the fields of a form. Pages query a list of entries with keys as `name`. */
export function entries(
  id: string,
  description: string,
  shape: readonly (readonly [name: string, z.ZodType])[],
  entryType: z.ZodObject,
) {
  const mapping = objectType(id, description, Object.fromEntries(shape));
  entryTypes.set(mapping, entryType);
  return mapping;
}

/** Returns the list of a mapping's entries; other values as they are. */
export const mappingAsList = (value: unknown, { schema }: Pick<DescribedValue, "schema">) =>
  schema && entryTypes.has(unwrapped(schema))
    ? Object.entries(value as object).map(([name, entry]) => ({ name, ...(entry as object) }))
    : value;

export const readyTimeCopy = objectType(
  "ReadyTimeCopy",
  "When a prescription brought in now is ready. {time} is 4:20 PM, without an article.",
  {
    open: sentence(
      "While you are open.",
      "Brought in now: ready {day} by about {time}. Call to confirm.",
    ),
    closed: sentence(
      "While you are closed.",
      "We open {day} at {opens}. Brought in then, it is ready by about {time}.",
    ),
  },
);

/** Name of a picture in `data/images/`. */
export const pictureFile = (help: string, example: string) =>
  stringOf("picture-file", { help, example });

export const picture = objectType("Picture", "A picture and its alternative text.", {
  file: pictureFile(
    "A photo from a phone or camera (JPEG), or a PNG, WebP, AVIF, TIFF or GIF picture, 1200 px wide or more, or 800 px on a card (`its exact name in data/images/`). The site shows it upright, and removes the place where it was taken.",
    "images/walker.webp",
  ),
  alt: z
    .string()
    .max(200)
    .meta({
      fieldType: "label",
      description:
        'A description for patients who cannot see the picture. Leave it empty (`""`) if the picture only decorates.',
      examples: ["Folding walker with two rubber hand grips"],
    }),
  ...needs,
});

/** SVG drawing that a page shows unchanged. */
export const drawingFile = (help: string, example: string) =>
  stringOf("drawing-file", { help, example });

/** Map drawn by `npm run map`. The build gives it the colors of the brand. */
export const mapFile = (help: string, example: string) => stringOf("map-file", { help, example });

const linkLabel = label(
  "The words of the link. They say where it leads.",
  "Transfer Prescription",
  60,
);

/** Required link to a page of this site, such as an entry of the menu. */
export const pageLink = objectType("PageLink", "Words that lead to a page of this site.", {
  label: linkLabel,
  path: pagePath("The page that it opens."),
});

/** Link to a page of this site, or to another site, with further keys if `more` has any. */
export const linkWith = (
  id: string,
  description: string,
  words: z.ZodString,
  more: Record<string, z.ZodType> = {},
) =>
  z
    .strictObject({
      id: entryId("transfer-prescription"),
      label: words,
      path: pagePath(
        "The page of this site that it opens. Leave it out if the link leads elsewhere.",
      ).optional(),
      url: externalAddress(
        "A page of another site, such as a refill portal. Or a PDF on this site (`in static/files/`), such as /files/price-list.pdf. It opens a new tab and says so.",
      ).optional(),
      ...more,
      ...needs,
    })
    .refine((link) => "path" in link !== "url" in link, {
      error: "{name} needs `path` or `url`, one of the two.",
    })
    .meta({ id, description });

/** Link on a button, on a card or in the footer. */
export const link = linkWith(
  "Link",
  "Words that lead to a page of this site (`path`), or elsewhere (`url`).",
  linkLabel,
);

/** Link under an icon. A phone shows four side by side. */
export const quickActionLink = linkWith(
  "QuickActionLink",
  "A word or two that lead to a page of this site, or elsewhere.",
  label("One or two short words.", "Transfer", 14),
);

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

/** Name of a department or the services desk, as `pharmacy.yaml` writes it elsewhere. */
export const departmentName = (help: string, example: string) =>
  stringOf("department", { help, example });

/** Phone number and hours for a box or banner. */
export const contactPoint = stringOf("contact-point", {
  help: "The number and hours to show: those of the store (`store`), of the services desk (`servicesDesk`), or of a department (`its name`). Without a services desk, the page shows those of the store.",
  example: "store",
});
