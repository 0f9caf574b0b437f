/** What staff call things in a form, and where their focus goes. */
import { NAMING_KEYS } from "../../../content/languages/entry-keys";
import { inWords, labelOf } from "../../labels";
import { inLanguageKey } from "../../values/combine";
import type { FormField } from "../../values/walk-form";
import { keyOf, type Path } from "../route";
import { staffLanguage, staffLocale, t } from "../words";
import { getAt, textOf as textIn } from "./values";

/** Characters of a name to show. */
const LONGEST = 70;

const KEYS = [...NAMING_KEYS, "text"];

const shorten = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/**
 * Returns what people call an entry of a list: its name in their language, its day, or what is in it. An empty one is
 * called as all entries of the list, or by its position.
 */
export function nameOf(entry: unknown, index: number, noun = ""): string {
  const text = nameIn(entry);
  const type = getAt(entry, ["type"]);
  if (typeof type !== "string") return text || t("New: {what}", { what: noun || index + 1 });
  return [t(labelOf(type)), text].filter(Boolean).join(": ");
}

function nameIn(entry: unknown): string {
  if (typeof entry !== "object" || entry === null) return shorten(textIn(entry));
  const keys = KEYS.flatMap((key) => [inLanguageKey(key, staffLanguage()), key]);
  const name = keys.map((key) => getAt(entry, [key])).find(Boolean);
  if (typeof name === "string") return shorten(name);
  const { date, reason } = entry as Record<string, unknown>;
  if (typeof date === "string" && !Number.isNaN(Date.parse(date))) {
    const day = new Date(date).toLocaleDateString(staffLocale(), {
      dateStyle: "medium",
      timeZone: "UTC",
    });
    return typeof reason === "string" ? `${day} (${reason})` : day;
  }
  const others = Object.entries(entry).filter(
    ([key, value]) =>
      !["id", "type"].includes(key) && !key.includes("@") && typeof value !== "object",
  );
  return shorten(others.map(([, value]) => inWords(value)).join(", "));
}

/** Returns the id of a field's input; with a part, of a button of a list or a group. */
export const idOf = (path: Path, part?: "add" | "fold" | "up" | "down") =>
  `f/${keyOf(path)}${part ? `?${part}` : ""}`;

/** Returns what leads to a field: the label of its file, and those of what is around it. */
export const labelsAround = (file: string, { around }: Pick<FormField, "around">): string[] => [
  file,
  ...around.map(({ name, value }) =>
    typeof name === "number" ? nameOf(value, name) : t(labelOf(name)),
  ),
];

const focus = (element: HTMLElement | null | undefined) => {
  element?.focus();
  element?.scrollIntoView({ block: "center" });
};

const elementOf = (id: string) => document.getElementById(id);

/** Moves the focus before another key arrives. React draws changes of the store in an earlier microtask at the latest. */
const afterwards = (act: () => void) => queueMicrotask(act);

/** Focuses a field: its input, the button that adds to a list, or the button of a group. */
export const goTo = (path: Path): void =>
  afterwards(() =>
    focus(
      elementOf(idOf(path)) ??
        elementOf(idOf(path, "add")) ??
        elementOf(idOf(path, "fold")) ??
        // A missing value in a part that is not there, such as the text of a picture.
        elementOf(idOf(path.slice(0, -1), "fold")),
    ),
  );

/** Focuses the first empty input inside of an entry, or its first one. */
export const goInside = (path: Path): void =>
  afterwards(() => {
    const inputs = [
      ...document.querySelectorAll<HTMLInputElement>(
        `[id^="${CSS.escape(idOf(path))}/"], [id="${CSS.escape(idOf(path))}"]`,
      ),
    ].filter((element) => /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName));
    focus(inputs.find(({ value, type }) => !value && type !== "file") ?? inputs[0]);
  });

export const goToPart = (path: Path, part: "add" | "fold" | "up" | "down"): void =>
  afterwards(() => focus(elementOf(idOf(path, part))));
