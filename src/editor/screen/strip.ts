/** Strip below Sveltia CMS: what the check says, with a button that leads to each field, and links. */
import type { Problem } from "../../content/problem";
import { fieldLabel, fileLabel } from "../labels";
import { wordsAfterReload } from "./after-reload";
import type { CheckAnswer } from "./check";
import { element } from "./dom";
import { noteFields, showNotes } from "./field-notes";
import { goToField } from "./go-to-field";
import { placeOf } from "./places";
import { siteFacts } from "./site-facts";
import { inLanguage } from "./staff-language";
import { staffWords } from "./staff-words";

const status = element("p", { role: "status" });
const list = element("ul");
const details = element("details");

/**
 * Adds the strip to the page.
 *
 * @param actions links and buttons beside the words
 */
export function showStrip(...actions: HTMLElement[]): void {
  details.hidden = true;
  showNotes();
  details.append(element("summary", {}, "Show"), list);
  document.body.append(element("aside", { id: "strip" }, status, ...actions, details));
  say(wordsAfterReload());
}

/** Says why a file was not saved. */
export function showRefusal(mistakes: readonly Problem[]): void {
  say("Not saved: please correct this first.", mistakes);
  details.open = true;
}

/** On a hosted screen, another element says whether a change is live. */
const saved = () =>
  siteFacts.hasServer
    ? "Saved on this computer. Patients see it once it is published."
    : "Saved. The check found no mistake.";

/** Says that a file was saved, while the check still runs. */
export const showChecking = () => say("Saved. Checking …");

/** Says what is left to correct after a file was saved. */
export function showCheck({ mistakes, doubts }: CheckAnswer): void {
  const isPublishable = mistakes.length === 0;
  say(
    isPublishable
      ? [saved(), doubts.length > 0 && "But please look at this."].filter(Boolean).join(" ")
      : "Saved, but the site is not published until this is corrected.",
    mistakes,
    isPublishable ? doubts : [],
  );
  details.open = !isPublishable;
}

/** Says that a file was saved, and that the check did not answer. */
export function showNoCheck(reason: string): void {
  say(`Saved, but not checked. ${reason}`);
}

/**
 * Says what is wrong with what is typed and not saved yet.
 *
 * @param page what an open page shows of it
 */
export function showDraft({ mistakes, doubts }: CheckAnswer, page: string): void {
  const words =
    mistakes.length === 0
      ? `${page} It is not saved yet.`
      : page && "The page shows this once it is corrected.";
  sayOfDraft(words.trim() || "Please correct this before you save.", mistakes, doubts);
}

/** Says that a pressed text has no field. */
export const showNoField = () => say("This text has no field of its own.");

/** Says why what is typed is not checked. */
export const showNoDraft = (reason: string) => sayOfDraft(reason);

/** Clears the words about a draft, which pages no longer show. */
export function forgetDraft(): void {
  if (isOfDraft) say("");
}

/** True while the strip speaks of what is not saved yet. */
let isOfDraft = false;

function sayOfDraft(words: string, ...problems: (readonly Problem[])[]) {
  say(words, ...problems);
  isOfDraft = true;
}

function say(words: string, mistakes: readonly Problem[] = [], doubts: readonly Problem[] = []) {
  const problems = [...mistakes, ...doubts];
  isOfDraft = false;
  status.textContent = inLanguage(words);
  noteFields(mistakes, doubts);
  details.hidden = problems.length === 0;
  list.replaceChildren(...problems.map(problemItem));
}

/** Returns the label of a problem's field, as a button that leads to it, and the words of the check. */
function problemItem(problem: Problem) {
  const { file, path = [], entries } = problem;
  const below = file.replace(/^data\//, "");
  const place = placeOf(below);
  const label = [fileLabel(below), fieldLabel(path, entries)].filter(Boolean).join(": ");
  const name = place
    ? element("button", { type: "button", onclick: () => void goToField(place, path) }, label)
    : element("strong", {}, label);
  return element("li", {}, name, ` ${staffWords(problem)}`);
}
