/** What the check says of a field, below that field: Sveltia CMS says of its own only that a field is empty or too long. */
import type { Problem } from "../../content/problem";
import { withoutData } from "../../content/schema/content-files";
import { element } from "./dom";
import { nearestTo } from "./go-to-field";
import { placeOf } from "./places";
import { staffWords } from "./staff-words";

const CLASS = "field-note";

/** What is said of fields, and whether it is only asked. */
let noted: (readonly [problem: Problem, isWarning: boolean])[] = [];

/** Shows what is wrong at the fields of the open file, in place of what was said before. */
export function noteFields(errors: readonly Problem[], warnings: readonly Problem[]): void {
  noted = [
    ...errors.map((problem) => [problem, false] as const),
    ...warnings.map((problem) => [problem, true] as const),
  ];
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
  for (const [problem, isWarning] of noted) {
    const place = placeOf(withoutData(problem.file));
    if (!place || !problem.path || place.route !== location.hash.split("?")[0]) continue;
    const field = nearestTo(place.locale, problem.path);
    // Of an empty field, Sveltia CMS says that it is required.
    if (!field || inputOf(field)?.value === "") continue;
    shown.add(noteIn(field, staffWords(problem), isWarning));
  }
  for (const note of document.querySelectorAll(`.${CLASS}`)) {
    if (shown.has(note)) continue;
    inputOf(note.parentElement)?.removeAttribute("aria-description");
    note.remove();
  }
}

/** Returns the input of a field; `undefined` for groups and lists. */
function inputOf(part: Element | null): HTMLInputElement | undefined {
  if (part?.matches(".item, :is([data-field-type=list], [data-field-type=object])"))
    return undefined;
  return part?.querySelector<HTMLInputElement>("input, textarea") ?? undefined;
}

/** Returns the note with these words in a field, which is added if it is not there yet. */
function noteIn(field: Element, words: string, isWarning: boolean): Element {
  const known = [...field.children].find(
    (child) => child.classList.contains(CLASS) && child.textContent === words,
  );
  if (known) return known;
  const note = element("p", { className: CLASS }, words);
  note.classList.toggle("warning", isWarning);
  field.append(note);
  inputOf(field)?.setAttribute("aria-description", words);
  return note;
}
