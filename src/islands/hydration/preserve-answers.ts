import { answerOf, controlsIn, setAnswer } from "../../lib/form-controls";

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
 * Keeps a copy of an island's answers by the ids of controls, in memory only, until they are sent or cleared. WebKit
 * empties fields with `autocomplete="off"` when a page leaves its back/forward cache; these are filled in again.
 */
export function preserveAnswers(island: Element) {
  const answers = new Map<string, string>();
  const read = () => {
    for (const control of controlsIn(island)) answers.set(control.id, answerOf(control));
  };
  const restore = () => {
    for (const control of controlsIn(island)) {
      const answer = answers.get(control.id);
      if (answer && answerOf(control) === "") setAnswer(control, answer);
    }
  };

  read();
  island.addEventListener("input", read, true);
  island.addEventListener("change", read, true);
  island.addEventListener("reset", () => answers.clear(), true);
  window.addEventListener("pageshow", ({ persisted }) => persisted && afterQueuedTasks(restore));
}
