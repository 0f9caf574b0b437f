/** Strip below Sveltia CMS: what the check says, with a button that leads to each field, and links. */
import type { Problem } from "../../content/problem";
import { withoutData } from "../../content/schema/content-files";
import { fieldLabel, fileLabel } from "../labels";
import { wordsAfterReload } from "./after-reload";
import type { CheckAnswer } from "./check";
import { element } from "./dom";
import { noteFields, showNotes } from "./field-notes";
import { goToField } from "./go-to-field";
import { placeOf } from "./places";
import { inLanguage } from "./staff-language";
import { staffWords } from "./staff-words";

const status = element("p", { role: "status" });
const list = element("ul");
const details = element("details");

/** Adds the strip to the page, with links and buttons beside the words. */
export function showStrip(...actions: HTMLElement[]): void {
  details.hidden = true;
  showNotes();
  details.append(element("summary", {}, "Show"), list);
  document.body.append(element("aside", { id: "strip" }, status, ...actions, details));
  say(wordsAfterReload());
}

/** True while the strip speaks of what is not saved yet. */
let isOfDraft = false;

/** Says something in place of what was said before, with what the check says of what is saved, or of a draft. */
export function say(
  words: string,
  { errors, warnings }: CheckAnswer = { errors: [], warnings: [] },
  ofDraft = false,
): void {
  const problems = [...errors, ...warnings];
  isOfDraft = ofDraft;
  status.textContent = inLanguage(words);
  noteFields(errors, warnings);
  details.hidden = problems.length === 0;
  // Somebody who types opens it at will.
  if (!ofDraft) details.open = errors.length > 0;
  list.replaceChildren(...problems.map(problemItem));
}

/** Clears the words about a draft, which pages no longer show. */
export function forgetDraft(): void {
  if (isOfDraft) say("");
}

/** Returns the label of a problem's field, as a button that leads to it, and the words of the check. */
function problemItem(problem: Problem) {
  const { file, path = [], entries } = problem;
  const below = withoutData(file);
  const place = placeOf(below);
  const label = [fileLabel(below), fieldLabel(path, entries)].filter(Boolean).join(": ");
  const name = place
    ? element("button", { type: "button", onclick: () => void goToField(place, path) }, label)
    : element("strong", {}, label);
  return element("li", {}, name, ` ${staffWords(problem)}`);
}
