import { controlsIn } from "../../lib/form-controls";
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

/**
 * Keeps a copy of an island's answers by field name, in memory only. Extensions and translators may
 * remove fields. WebKit empties fields with `autocomplete="off"` when a page leaves its back/forward
 * cache; these are filled in again.
 *
 * @returns a function that returns the answers; none after they were sent or cleared
 */
export function preserveAnswers(island: Element): () => readonly PreservedAnswer[] {
  const answers = new Map<string, PreservedAnswer>();
  const read = () => {
    for (const { name, value, type, labels } of controlsIn(island))
      answers.set(name, { label: labels?.[0]?.textContent ?? name, answer: value, type });
  };
  const restore = () => {
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
  window.addEventListener("pageshow", ({ persisted }) => persisted && afterQueuedTasks(restore));
  return () => [...answers.values()].filter(({ answer }) => answer !== "");
}
