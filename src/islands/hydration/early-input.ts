/** Input from before hydration. */
import { answerOf, type Control, controlsIn, setAnswer, submitForm } from "../../lib/form-controls";
import { FAILED, QUEUED } from "../../lib/island-protocol";

const findAll = (elements: readonly Element[], selector: string) =>
  elements.flatMap((element) => [...element.querySelectorAll<HTMLElement>(selector)]);

/** Focuses a control, and moves the cursor to its position in the previous one. */
function focusLike(previous: Control, control: Control) {
  control.focus({ preventScroll: true });
  if (previous instanceof HTMLSelectElement || control instanceof HTMLSelectElement) return;
  const { selectionStart, selectionEnd } = previous;
  // `null` in fields that are not text.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps answers, focus and queued presses if hydration fails, as after a translator or a password manager has changed
 * the page: React then renders the island anew. Returns a function that copies them into the new elements.
 */
export function preserveEarlyInput(island: Element): () => void {
  const before = [...island.children];
  // Tracked, because an element loses focus when it is removed.
  let focused: EventTarget | null = document.activeElement;
  const trackFocus = ({ target }: Event) => {
    focused = target;
  };
  island.addEventListener("focus", trackFocus, true);

  return () => {
    island.removeEventListener("focus", trackFocus, true);
    if (before.every(({ isConnected }) => isConnected)) return;
    const after = [...island.children];

    const controls = new Map(after.flatMap(controlsIn).map((control) => [control.id, control]));
    for (const previous of before.flatMap(controlsIn)) {
      const control = controls.get(previous.id);
      if (!control) continue;
      setAnswer(control, answerOf(previous));
      if (previous === focused) focusLike(previous, control);
    }

    for (const selector of ["form", "button", "[type=checkbox]"]) {
      const elements = findAll(after, selector);
      for (const [index, previous] of findAll(before, selector).entries()) {
        const element = elements[index];
        if (!element) continue;
        if (previous === focused) element.focus({ preventScroll: true });
        if (previous.hasAttribute(QUEUED)) element.setAttribute(QUEUED, "");
        if (previous instanceof HTMLInputElement)
          (element as HTMLInputElement).checked = previous.checked;
      }
    }
  };
}

/** Takes the queued presses out of an island; none of an island that has said that nothing was sent. */
export function takeQueued(island: Element): HTMLElement[] {
  const queued = [...island.querySelectorAll<HTMLElement>(`[${QUEUED}]`)];
  for (const element of queued) element.removeAttribute(QUEUED);
  return island.matches(FAILED) ? [] : queued;
}

/** Submits the queued form or else presses the first button: a print dialog would block sending. */
export function replay(queued: readonly HTMLElement[]) {
  const form = queued.find((element) => element instanceof HTMLFormElement);
  if (form) submitForm(form);
  else queued[0]?.click();
}
