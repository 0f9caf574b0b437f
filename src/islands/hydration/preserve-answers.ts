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

/** Returns the words of a control, and of its answer. */
function described(control: Control): PreservedAnswer {
  const { type, name } = control;
  const [label] = control.labels ?? [];
  const value = answerOf(control);
  if (type === "radio") {
    const legend = control.closest("fieldset")?.querySelector("legend");
    return { type, label: textOf(legend) ?? name, answer: value && (textOf(label) ?? value) };
  }
  const chosen = control instanceof HTMLSelectElement ? control.selectedOptions[0] : null;
  return {
    type,
    label: textOf(label) ?? control.getAttribute("aria-label") ?? name,
    answer: textOf(chosen) ?? value,
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
  island.addEventListener(
    "reset",
    () => {
      answers.clear();
    },
    true,
  );
  window.addEventListener("pageshow", ({ persisted }) => persisted && afterQueuedTasks(restore));
  return () => [...answers.values()].filter(({ answer }) => answer !== "");
}
