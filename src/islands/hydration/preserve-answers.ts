import { answerOf, type Control, controlsIn, setAnswer } from "../../lib/form-controls";
import type { PreservedAnswer } from "../../lib/island-protocol";

/**
 * Runs a function after all tasks that are already queued. WebKit empties the fields in a task that it queues
 * before `pageshow`, and on a busy device a timer comes before that task. Messages keep the order.
 */
function afterQueuedTasks(run: () => void) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

const textOf = (element: Element | null | undefined) => element?.textContent;

/** Returns the element with the words of a chosen answer; nothing for an answer that is typed. */
function chosenIn(control: Control): Element | null | undefined {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0];
  return control.type === "radio" ? control.labels?.[0] : null;
}

/** Returns the words of a control, and of its answer. */
function described(control: Control): PreservedAnswer {
  const { type, name } = control;
  const label =
    type === "radio" ? control.closest("fieldset")?.querySelector("legend") : control.labels?.[0];
  const value = answerOf(control);
  return {
    type,
    label: textOf(label) ?? control.getAttribute("aria-label") ?? name,
    answer: value && (textOf(chosenIn(control)) ?? value),
  };
}

/**
 * Keeps a copy of an island's answers by the ids of controls, in memory only. Extensions and translators may
 * remove fields. WebKit empties fields with `autocomplete="off"` when a page leaves its back/forward
 * cache; these are filled in again.
 *
 * @returns a function that returns the answers; none after they were sent or cleared
 */
export function preserveAnswers(island: Element): () => readonly PreservedAnswer[] {
  const answers = new Map<string, PreservedAnswer & { value: string }>();
  const read = () => {
    for (const control of controlsIn(island))
      answers.set(control.id, { ...described(control), value: answerOf(control) });
  };
  const restore = () => {
    for (const control of controlsIn(island)) {
      const value = answers.get(control.id)?.value;
      if (value && answerOf(control) === "") setAnswer(control, value);
    }
  };

  read();
  island.addEventListener("input", read, true);
  island.addEventListener("change", read, true);
  island.addEventListener("reset", () => answers.clear(), true);
  window.addEventListener("pageshow", ({ persisted }) => persisted && afterQueuedTasks(restore));
  return () => [...answers.values()].filter(({ answer }) => answer !== "");
}
