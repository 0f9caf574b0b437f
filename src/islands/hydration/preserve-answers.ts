import { controlsIn } from "../../lib/form-controls";

/** An answer as it was typed, and the label it was typed under. */
export interface PreservedAnswer {
  label: string;
  answer: string;
  /** The type of the field that it was typed into. */
  type: string;
}

/**
 * Preserves what is typed in an island by the name of its field, in memory alone. An extension or a
 * translator may take fields away. WebKit empties those with `autocomplete="off"` when a page comes out of
 * its back/forward cache; they are filled in again.
 *
 * @returns what was typed until now; nothing where all of it was sent or cleared
 */
export function preserveAnswers(island: Element): () => readonly PreservedAnswer[] {
  const answers = new Map<string, PreservedAnswer>();
  const read = () => {
    for (const { name, value, type, labels } of controlsIn(island))
      answers.set(name, { label: labels?.[0]?.textContent ?? name, answer: value, type });
  };
  const fillIn = () => {
    for (const control of controlsIn(island))
      if (control.value === "") control.value = answers.get(control.name)?.answer ?? "";
  };

  read();
  island.addEventListener("input", read, true);
  island.addEventListener("change", read, true);
  island.addEventListener(
    "reset",
    () => {
      for (const field of answers.values()) field.answer = "";
    },
    true,
  );
  // WebKit empties the fields in a task of its own.
  window.addEventListener("pageshow", ({ persisted }) => persisted && setTimeout(fillIn));
  return () => [...answers.values()].filter(({ answer }) => answer !== "");
}
