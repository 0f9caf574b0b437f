/** The language in which staff work: as they chose it, or as their browser has it. */
import { type Dictionary, type Translate, translator } from "../words/translate";
import { settings } from "./settings";

let dictionary: Dictionary | undefined;
let translate: Translate = (english) => english;

/** Returns what staff read for English words. */
export const inLanguage: Translate = (english) => translate(english);

/** Returns the language of dates and times. */
export const staffLocale = () => (dictionary ? "es-US" : "en-US");

function worksInSpanish(): boolean {
  const { locale = "auto" } = settings();
  const languages = locale === "auto" ? navigator.languages : [locale];
  return languages.find((code) => /^(?:en|es)\b/.test(code))?.startsWith("es") ?? false;
}

/** Loads the words of the language. Call before anything is shown. */
export async function loadStaffWords(): Promise<void> {
  if (!worksInSpanish()) return;
  const response = await fetch("es.json").catch(() => undefined);
  // Staff can work without it, in English.
  if (!response?.ok) return;
  dictionary = (await response.json()) as Dictionary;
  translate = translator(dictionary);
}

/** Keys of the configuration of Sveltia CMS with words. */
const WORDS = ["app_title", "comment", "hint", "label_singular"];

/** Reads the configuration of Sveltia CMS, with its words in the language of staff. */
export const readConfig = (config: string): unknown =>
  JSON.parse(config, dictionary && inStaffWords);

function inStaffWords(
  this: { comment?: string; value?: string },
  key: string,
  value: unknown,
): unknown {
  if (typeof value !== "string") return value;
  // The same label can say something else in another place.
  if (key === "label") {
    const meaning = this.value === undefined ? this.comment : "to choose";
    return dictionary?.[`${value} (${meaning})`] ?? translate(value);
  }
  // Units of numbers: `{{fields.minutes.0 | ternary(' minutes', '')}}`.
  if (key === "summary") return value.replaceAll(/(?<=' )\w+(?=')/g, translate);
  return WORDS.includes(key) ? translate(value) : value;
}
