/** The search of the start page, over labels, helps and values of all fields. */
import { find, findable, isWithoutSpaces } from "../../lib/find";
import type { SearchedField } from "../build/search-index";
import { inLanguage } from "../screen/staff-language";

/** Milliseconds without a letter until it searches: a long question in misspelled words takes a while. */
const SEARCH_MS = 120;

/** Milliseconds until the count is said, which screen readers read aloud. */
const PAUSE_MS = 700;

const SHOWN = 12;

/** Characters of a value to show. */
const LONGEST_VALUE = 120;

export const NO_ANSWER = "The editing screen was stopped on this computer. Start it again.";

async function readFields() {
  const response = await fetch("search.json");
  if (!response.ok) throw new Error(NO_ANSWER);
  return ((await response.json()) as SearchedField[]).map((field) => {
    const { file, labels, value = "", help, also = [] } = field;
    // A translation is found by its values alone.
    const isOriginal = help !== undefined;
    const label = labels.at(-1) ?? "";
    const names = isOriginal
      ? [inLanguage(label), label, value, ...also.map(inLanguage), help]
      : [value];
    const within = isOriginal ? [file, ...labels.slice(0, -1)] : [file];
    return {
      field,
      ...findable([...new Set(names)].filter(Boolean), within.map(inLanguage).join(" ")),
    };
  });
}

/** Shows the field of the search, and below it what fits. */
export function searchFields(): void {
  const part = (selector: string) => document.querySelector(selector) as HTMLElement;
  const field = part("#find") as HTMLInputElement;
  const [found, count] = [part("#found"), part("#count")];
  let fields: ReturnType<typeof readFields> | undefined;
  let [search, pause]: ReturnType<typeof setTimeout>[] = [];

  async function show() {
    const text = field.value.trim();
    const isAsked = text.length > 1 || isWithoutSpaces(text);
    const all = isAsked ? await (fields ??= readFields()) : [];
    if (text !== field.value.trim()) return;
    const results = find(all, text);
    found.replaceChildren(...results.slice(0, SHOWN).map(({ entry }) => resultItem(entry.field)));
    say(isAsked ? countOf(results.length) : "");
  }

  function say(sentence: string) {
    clearTimeout(pause);
    pause = setTimeout(() => {
      if (count.textContent !== inLanguage(sentence)) count.textContent = inLanguage(sentence);
    }, PAUSE_MS);
  }

  part("[role=search]").hidden = false;
  // Somebody may have changed the content since.
  field.addEventListener("focus", () => void (fields = readFields()).catch(() => undefined));
  const tryToShow = () =>
    show().catch(() => {
      fields = undefined;
      say(NO_ANSWER);
    });
  field.addEventListener("input", () => {
    clearTimeout(search);
    search = setTimeout(() => void tryToShow(), SEARCH_MS);
  });
  // The field is in no form, so Enter sends nothing.
  field.addEventListener("keydown", (press) => {
    if (press.key !== "Enter") return;
    press.preventDefault();
    // What is shown may still be of fewer letters.
    clearTimeout(search);
    void tryToShow().then(() => found.querySelector("a")?.focus());
  });
}

function countOf(results: number): string {
  if (results === 0) return "Nothing fits. Try another word, or look through all files below.";
  if (results <= SHOWN) return `${results} found`;
  return `${results} found. The first ${SHOWN} are here: one more word finds fewer.`;
}

function resultItem({ address, file, labels, value, help = "" }: SearchedField) {
  const text = value === "" ? inLanguage("empty") : (value ?? inLanguage(help));
  const link = document.createElement("a");
  link.href = address;
  link.append(inLanguage(`${file}: ${labels.join(", ")}`));
  const shown = document.createElement("p");
  shown.className = "note";
  shown.append(text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text);
  const item = document.createElement("li");
  item.append(link, shown);
  return item;
}
