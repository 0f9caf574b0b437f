/** Finds the field of a text that somebody read on a page. */
import { contentTypeAt } from "../../../content/schema/content-files";
import { allForms, fieldsIn } from "../../values/walk-form";
import type { Path } from "../route";
import type { Site } from "../site-context";

interface Pressed {
  /** Texts of the pressed element and of those around it, the innermost first. */
  texts: readonly string[];
  language: string;
  /** Address of the page. */
  address: string;
  /** The open file, with what is typed in it. */
  open: string;
  value: unknown;
}

/** Returns a text as it is, for a regular expression. */
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** True if a page shows a value as this text: with its facts filled in. */
export function says(value: string, text: string): boolean {
  const words = value.replaceAll(/\s+/g, " ").trim();
  if (words === text) return true;
  if (!/\{\w+\}/.test(words)) return false;
  const parts = words.split(/\{\w+\}/).map(literally);
  return (
    parts.some((part) => /\p{L}{2}/u.test(part)) &&
    new RegExp(`^${parts.join(".+")}$`, "u").test(text)
  );
}

/** Returns the field, first of the open file, then of those that the page shows. */
export async function findText(
  site: Site,
  { texts, language, address, open, value }: Pressed,
): Promise<{ file: string; path: Path } | undefined> {
  const { others, facts } = site;
  const forms = allForms(await site.content(), others).set(open, value);
  const lang = others.includes(language) ? language : undefined;
  const shown = Object.keys(facts.pages).filter((path) => facts.pages[path] === address);
  for (const file of new Set([open, ...shown, ...forms.keys()])) {
    const type = contentTypeAt(file);
    const fields = type ? fieldsIn(type.schema, forms.get(file), others) : [];
    // A page shows the original where words are not translated yet.
    const inOrder = [
      ...fields.filter((one) => one.lang === lang),
      ...fields.filter((one) => !one.lang),
    ];
    for (const text of texts) {
      const found = inOrder.find((one) => typeof one.value === "string" && says(one.value, text));
      if (found) return { file, path: found.path };
    }
  }
  return undefined;
}
