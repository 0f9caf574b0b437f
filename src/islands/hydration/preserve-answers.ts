import { controlsIn } from "../../lib/form-controls";

/** An answer as it was typed, and the label it was typed under. */
export interface PreservedAnswer {
  label: string;
  answer: string;
  /** The type of the field that it was typed into. */
  type: string;
}

function readControls(island: Element): PreservedAnswer[] {
  return controlsIn(island).map((control) => ({
    label: control.labels?.[0]?.textContent ?? control.name,
    answer: control.value,
    type: control.type,
  }));
}

/**
 * Preserves what is typed in an island by value, in memory alone. An extension or a translator may take
 * elements away that React owns, and then React gives up the island, fields and all.
 *
 * @returns what was typed until now; nothing where all of it was sent or cleared
 */
export function preserveAnswers(island: Element): () => readonly PreservedAnswer[] {
  let answers = readControls(island);
  const read = () => {
    const found = readControls(island);
    // Where fields have gone, what was in them has not.
    if (found.length >= answers.length) answers = found;
  };
  island.addEventListener("input", read, true);
  island.addEventListener("change", read, true);
  // The event comes before the fields are empty.
  island.addEventListener("reset", () => queueMicrotask(read), true);
  return () => answers.filter(({ answer }) => answer !== "");
}
