/** What the check says of a field, below that field: Sveltia CMS says of its own only that a field is empty or too long. */
import type { Problem } from "../../content/problem";
import { element } from "./dom";
import { nearestTo } from "./go-to-field";
import { placeOf } from "./places";
import { staffWords } from "./staff-words";

const CLASS = "field-note";

let noted: readonly Problem[] = [];

/** Shows what is wrong at the fields of the open file, in place of what was said before. */
export function noteFields(problems: readonly Problem[]): void {
  noted = problems;
  write();
}

/** Starts to show notes when their fields are rendered: Sveltia CMS renders what is in the viewport. */
export function showNotes(): void {
  const observer = new MutationObserver(() => {
    if (noted.length > 0 || document.querySelector(`.${CLASS}`)) write();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}

function write() {
  const shown = new Set<Element>();
  for (const problem of noted) {
    const place = placeOf(problem.file.replace(/^data\//, ""));
    if (!place || !problem.path || place.route !== location.hash.split("?")[0]) continue;
    const field = nearestTo(place.locale, problem.path);
    if (field) shown.add(noteIn(field, staffWords(problem)));
  }
  for (const note of document.querySelectorAll(`.${CLASS}`)) {
    if (shown.has(note)) continue;
    inputOf(note)?.removeAttribute("aria-description");
    note.remove();
  }
}

const inputOf = (note: Element) =>
  note.closest(".field")?.querySelector("input, textarea, [role=combobox]");

/** Returns the note with these words in a field, which is added if it is not there yet. */
function noteIn(field: Element, words: string): Element {
  const known = [...field.children].find(
    (child) => child.classList.contains(CLASS) && child.textContent === words,
  );
  if (known) return known;
  const note = element("p", { className: CLASS }, words);
  field.append(note);
  inputOf(note)?.setAttribute("aria-description", words);
  return note;
}
