import { submitForm } from "../../lib/submit-form";
import { QUEUED } from "../protocol";

/**
 * Does what was asked for before the island was hydrated. Only one wish can be met, and a form comes
 * first: a print dialog would keep its message from leaving.
 */
export function replayQueued(island: Element) {
  const queued = [...island.querySelectorAll<HTMLElement>(`[${QUEUED}]`)];
  for (const element of queued) element.removeAttribute(QUEUED);
  const form = queued.find((element) => element instanceof HTMLFormElement);
  if (form) submitForm(form);
  else queued[0]?.click();
}
