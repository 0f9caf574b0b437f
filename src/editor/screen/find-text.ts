/** Leads from a text that was pressed on a page of `npm run edit` to its field. */
import { contentTypeAt } from "../../content/schema/content-files";
import type { ValuePath } from "../../content/schema/value-path";
import { valuesIn } from "../../content/schema/walk";
import type { Group } from "../../content/write/values";
import { PRESSED_TEXT, type PressedText } from "../../lib/pressed-text";
import { literally } from "../words/translate";
import { knownFiles } from "./files";
import { goToField } from "./go-to-field";
import { pathAtRoute, placeOf } from "./places";
import { siteFacts } from "./site-facts";
import { say } from "./strip";

/** Finds a text in the files of a language, by path below `data/`, first in some of them. */
export function findText(
  files: ReadonlyMap<string, Group>,
  { texts, language }: Pick<PressedText, "texts" | "language">,
  first: readonly string[],
): { file: string; path: ValuePath } | undefined {
  const translation = [...files.keys()].some((file) => contentTypeAt(file)?.language === language)
    ? language
    : undefined;
  const inLanguage = first.map((file) => (translation ? `${translation}/${file}` : file));
  const others = [...files.keys()].filter((file) => contentTypeAt(file)?.language === translation);
  // A page shows the original where words are not translated yet.
  for (const file of new Set([...inLanguage, ...first, ...others])) {
    const values = valuesIn(undefined, files.get(file));
    for (const text of texts) {
      const found = values.find(({ value }) => typeof value === "string" && says(value, text));
      if (found) return { file, path: found.path };
    }
  }
  return undefined;
}

/** True if a page shows a value as this text: with its facts filled in. */
function says(value: string, text: string): boolean {
  const words = value.replaceAll(/\s+/g, " ").trim();
  if (words === text) return true;
  if (!/\{\w+\}/.test(words)) return false;
  const parts = words.split(/\{\w+\}/).map(literally);
  return (
    parts.some((part) => /\p{L}{2}/u.test(part)) &&
    new RegExp(`^${parts.join(".+")}$`, "u").test(text)
  );
}

/** Pages of this computer, where `npm run edit` shows them. */
const OWN_PAGES = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+$/;

/** Starts to follow presses on the pages. */
export function followPresses(): void {
  addEventListener("message", ({ data, origin }: MessageEvent<Partial<PressedText> | null>) => {
    if (data?.type !== PRESSED_TEXT || !OWN_PAGES.test(origin)) return;
    const { texts = [], language = "", address } = data;
    const open = pathAtRoute(location.hash);
    const shown = Object.entries(siteFacts.pages).filter(([, page]) => page === address);
    const first = [...(open ? [open] : []), ...shown.map(([file]) => file)];
    const found = findText(knownFiles.all(), { texts, language }, first);
    const place = found && placeOf(found.file);
    if (place) void goToField(place, found.path);
    else say("This text has no field of its own.");
  });
}
