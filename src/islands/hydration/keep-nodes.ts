import { confirmLeaving } from "../../lib/confirm-leaving";
import { answerOf, controlsIn } from "../../lib/form-controls";
import { ISLAND, STATE, WHEN_BROKEN } from "../../lib/island-protocol";

/** Keeps an island's nodes for when our code throws. React takes them out of the page, but leaves them as they are. */
export function keepNodes(island: HTMLElement) {
  let nodes = [...island.childNodes];
  const isFilled = () => controlsIn(island).some(answerOf);

  return {
    /** Keeps the nodes that the island has now. */
    keep: () => {
      nodes = [...island.childNodes];
    },
    /** Puts the nodes back into the island, where React handles no event of theirs, and shows the message above them. */
    putBack: () => {
      island.replaceChildren(...nodes);
      // Answers of a form that was being sent could not be copied.
      for (const part of island.querySelectorAll("[inert]")) part.removeAttribute("inert");
      // Nobody updates what was put on the paper form. The form's own fields are printed in its place.
      for (const paper of island.querySelectorAll("[data-paper]"))
        paper.setAttribute("data-paper", "");
      island.setAttribute(STATE, "broken");
      window.addEventListener("beforeunload", (event) => isFilled() && confirmLeaving(event));
      const name = island.getAttribute(ISLAND);
      const message = document.querySelector<HTMLElement>(`[${WHEN_BROKEN}="${name}"]`);
      if (!message) return;
      message.hidden = false;
      // Not while somebody types elsewhere. Who typed here has lost the focus.
      if (document.activeElement === document.body) message.focus();
    },
  };
}
