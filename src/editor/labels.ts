/** Labels of fields and files on the editing screen. */
import { languageName } from "../lib/language";
import { NAMING_KEYS } from "../content/languages/entry-keys";
import { contentTypeAt, isFolderType } from "../content/schema/content-files";
import { valueIn } from "../content/schema/value-path";

/** Words that labels spell out, and keys that they say in other words. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  alt: "alternative text",
  identifiers: "NPI and other numbers",
  moreEntries: "more pages in the menu",
  otc: "OTC",
  path: "page",
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

/** Returns the labels that lead to a field: `Special hours, 3, Hours`. */
export const fieldLabel = (path: readonly PropertyKey[]): string =>
  path
    .map((step) => (typeof step === "number" ? String(step + 1) : labelOf(String(step))))
    .join(", ");

/** Returns the date or the name of an entry of a list; `undefined` for texts, and groups without a name. */
export function nameOf(entry: unknown): string | undefined {
  const name = ["date", ...NAMING_KEYS].map((key) => valueIn(entry, key)).find(Boolean);
  return typeof name === "string" ? name : undefined;
}

/** Returns what leads to an entry of a list: its date or name, or its position from 1. */
export const entryLabel = (entry: unknown, position: number): string =>
  nameOf(entry) ?? String(position + 1);

/** Returns the label of a file, such as `Services, Foot care (Spanish)`. */
export function fileLabel(path: string): string {
  const type = contentTypeAt(path);
  if (!type) return path.replace(/^.*\//, "");
  const { language, typeName } = type;
  const name = path.replace(/^.*\/|\.yaml$/g, "");
  const label = isFolderType(type) ? `${labelOf(type.path)}, ${labelOf(name)}` : labelOf(typeName);
  return language ? `${label} (${languageName(language)})` : label;
}
