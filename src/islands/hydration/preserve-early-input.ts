import { type Control, controlsIn } from "../../lib/form-controls";
import { QUEUED } from "../protocol";

/** Every element in these of one name, in the page's order. */
const findAll = <Name extends "form" | "button">(elements: readonly Element[], name: Name) =>
  elements.flatMap((element) => [...element.querySelectorAll(name)]);

/** Puts the focus on a control, and the cursor where it was in the one that it replaces. */
function focusLike(previous: Control, control: Control) {
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = previous;
  // Only fields of text know where their cursor is.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Where a translator or a password manager has changed the printed page, React cannot bring it to
 * life, and renders the island anew. What people typed, pressed and focused until then is in the
 * elements that React throws away; this keeps hold of them.
 *
 * @returns what moves all of it into the new elements, if there are any
 */
export function preserveEarlyInput(island: Element): () => void {
  const printed = [...island.children];
  // An element that is taken away loses the focus before anyone could ask for it.
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  island.addEventListener("focus", follow, true);

  return () => {
    island.removeEventListener("focus", follow, true);
    if (printed.every(({ isConnected }) => isConnected)) return;
    const rendered = [...island.children];

    const controls = new Map(
      rendered.flatMap(controlsIn).map((control) => [control.name, control]),
    );
    for (const before of printed.flatMap(controlsIn)) {
      const control = controls.get(before.name);
      if (!control) continue;
      control.value = before.value;
      if (before === focused) focusLike(before, control);
    }

    for (const name of ["form", "button"] as const) {
      const after = findAll(rendered, name);
      for (const [index, before] of findAll(printed, name).entries()) {
        const element = after[index];
        if (!element) continue;
        if (before === focused) element.focus({ preventScroll: true });
        if (before.hasAttribute(QUEUED)) element.setAttribute(QUEUED, "");
      }
    }
  };
}
