import * as z from "zod";
import { languageName } from "../lib/language";
import type { Say } from "../lib/say";
import { entryName } from "../content/languages/entry-keys";
import { contentTypeAt, isFolderType } from "../content/schema/content-files";
import { helpOf, metaOf } from "../content/schema/inspect-schema";

/** Words that labels spell out, and keys that they say in other words. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  AToZPage: "A to Z page",
  LabeledPhone: "phone",
  MenuEntry: "page in the menu",
  alt: "alternative text",
  id: "ID",
  identifiers: "NPI and other numbers",
  moreEntries: "more pages in the menu",
  ncpdp: "NCPDP",
  npi: "NPI",
  otc: "OTC",
  path: "page",
  pcp: "doctor's",
  pharmacyFacts: "about the pharmacy",
  placeholder: "grey words in the box",
  seo: "search results",
  slug: "end of the web address",
  street2: "second line of the address",
  url: "web address",
  whatsapp: "WhatsApp",
  zip: "ZIP",
};

/** Converts `specialHours` and `special-hours` to `Special hours`. */
export function labelOf(name: string): string {
  const words =
    SPELLED_OUT[name] ??
    name
      .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
      .split(/[\s-]/)
      .map((word) => word.toLowerCase())
      .map((word) => SPELLED_OUT[word] ?? word)
      .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns `Services desk` for `servicesDesk`, and other names as they are. */
export const valueLabel = (value: string) =>
  /^[a-z]+[A-Z]?[a-z]+$/.test(value) ? labelOf(value) : value;

/** Returns `Services, Foot care, Prices` for `/services/foot-care/#prices`. */
export const addressLabel = (address: string) =>
  address
    .split(/[/#]+/)
    .filter(Boolean)
    .map((part) => labelOf(part))
    .join(", ") || "Home page";

/** Returns a help text without what is only for people who write YAML: code in parentheses. */
export const helpOnScreen = (help: string) => help.replaceAll(/ \(`[^`]*`\)/g, "");

/** Returns the labels that lead to a field, with names of entries of lists: `Special hours, Nov 27 (Snow), Hours`. */
export const fieldLabel = (
  path: readonly PropertyKey[],
  entries: readonly string[],
  say: Say,
): string =>
  path
    .map((step, index) =>
      typeof step === "number" ? entries[index] || String(step + 1) : say(labelOf(String(step))),
    )
    .join(", ");

/** Returns a value in words, all of a group. */
export function inWords(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(inWords).join(", ");
}

/** Returns what leads to an entry of a list: its name or day, or its position from 1. */
export const entryLabel = (entry: unknown, position: number): string =>
  entryName(entry) ?? String(position + 1);

/** Returns the label of a file, such as `Services, Foot care (Spanish)`. Without a title, a page has the name of its file. */
export function fileLabel(path: string, say: Say, title?: string): string {
  const type = contentTypeAt(path);
  const name = path.replace(/^.*\/|\.yaml$/g, "");
  if (!type) return name;
  const { language, typeName } = type;
  const label = isFolderType(type)
    ? `${say(labelOf(type.path))}, ${title ?? labelOf(name)}`
    : say(labelOf(typeName));
  return language ? `${label} (${say(languageName(language))})` : label;
}

/** Returns the help text of a field; empty if it only repeats the label: `The cards.` of `Picture cards`. */
export function helpBeside(label: string, schema: z.core.$ZodType): string {
  const help = helpOnScreen(helpOf(schema).help ?? "");
  const said = help.replace(/^(The|Its|One) |('s hours|, in order)?\.$/g, "");
  return label.toLowerCase().endsWith(said.toLowerCase()) ? "" : help;
}

/** Returns what a field is called. The same label can say something else where the help is another. */
export function sayLabel(label: string, meaning: string, say: Say): string {
  const both = `${label} (${meaning})`;
  const said = say(both);
  return said === both ? say(label) : said;
}

/** Names of entries of lists whose own names do not say what an entry is. */
const ENTRY_NAMES: Readonly<Record<string, string>> = { alsoCalled: "name", next: "step" };

/** Returns the name of one entry of a list, for the button that adds one: `point` for `points`. */
export function entryNoun(list: string, element: z.core.$ZodType): string {
  const id = element instanceof z.ZodObject ? metaOf(element).id : undefined;
  const name = id ?? ENTRY_NAMES[list] ?? list.replace(/ies$/, "y").replace(/s$/, "");
  return withinSentence(labelOf(name));
}

/** Converts `Equipment item` to `equipment item`, and leaves `OTC category` as it is. */
const withinSentence = (label: string) =>
  label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
