/** The language in which staff work: as they chose it, or as their browser has it. */
import { type Dictionary, type Say, sayIn } from "../../lib/say";

const KEY = "staff-language";

let dictionary: Dictionary = {};
let say = sayIn();

/** Returns what staff read for English words. */
export const t: Say = (words, parts) => say(words, parts);

/** Returns the language: `en` or `es`. */
export const staffLanguage = (): "en" | "es" => {
  const chosen = localStorage.getItem(KEY);
  const languages = chosen ? [chosen] : navigator.languages;
  return languages.find((code) => /^(?:en|es)\b/.test(code))?.startsWith("es") ? "es" : "en";
};

/** Returns the language of dates and times. */
export const staffLocale = () => (staffLanguage() === "es" ? "es-US" : "en-US");

/** Returns a time such as `Nov 28, 2:14 PM`. */
export const momentInWords = (time: number) =>
  new Date(time).toLocaleString(staffLocale(), {
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });

export const staffWords = () => dictionary;

/** Loads the words of the language. Call before anything is shown. Without them, staff can work in English. */
export async function loadWords(): Promise<void> {
  document.documentElement.lang = staffLanguage();
  if (staffLanguage() === "en") return;
  const response = await fetch("es.json").catch(() => undefined);
  if (!response?.ok) return;
  dictionary = (await response.json()) as Dictionary;
  say = sayIn(dictionary);
}

/** Shows the screen in the other language. What is typed stays: it is kept as a draft. */
export function changeLanguage(language: "en" | "es"): void {
  localStorage.setItem(KEY, language);
  location.reload();
}
