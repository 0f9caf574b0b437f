import { submitForm } from "../../lib/form-controls";
import { QUEUED, SCRIPT_FAILED } from "../protocol";

/**
 * Does what was asked for before the island was hydrated. Only one wish can be met, and a form comes
 * first: a print dialog would keep its message from leaving. Nothing is done once the page has said that
 * nothing was sent.
 */
export function replayQueued(island: Element) {
  const queued = [...island.querySelectorAll<HTMLElement>(`[${QUEUED}]`)];
  for (const element of queued) element.removeAttribute(QUEUED);
  if (document.documentElement.hasAttribute(SCRIPT_FAILED)) return;
  const form = queued.find((element) => element instanceof HTMLFormElement);
  if (form) submitForm(form);
  else queued[0]?.click();
}
