import { controlsIn } from "./controls-in";

/** An answer as it was typed, and the label it was typed under. */
export interface KeptAnswer {
  label: string;
  answer: string;
  /** The kind of field that it was typed into. */
  type: string;
}

function readControls(place: Element): KeptAnswer[] {
  return controlsIn(place).map((control) => ({
    label: control.labels?.[0]?.textContent ?? control.name,
    answer: control.value,
    type: control.type,
  }));
}

/**
 * Keeps what is typed in an island by value, in memory alone. An extension or a translator may take
 * elements away that React owns, and then React gives up the island, fields and all.
 *
 * @returns what was typed until now; nothing where all of it was sent or cleared
 */
export function keepAnswers(place: Element): () => readonly KeptAnswer[] {
  let kept = readControls(place);
  const read = () => {
    const found = readControls(place);
    // Where fields have gone, what was in them has not.
    if (found.length >= kept.length) kept = found;
  };
  place.addEventListener("input", read, true);
  place.addEventListener("change", read, true);
  // The event comes before the fields are empty.
  place.addEventListener("reset", () => queueMicrotask(read), true);
  return () => kept.filter(({ answer }) => answer !== "");
}
