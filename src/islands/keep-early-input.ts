import type { Control } from "../forms/parts/use-problems";
import { controlsIn } from "./controls-in";

/** Every element in these of one name, in the page's order. */
const findAll = <Name extends "form" | "button">(elements: readonly Element[], name: Name) =>
  elements.flatMap((element) => [...element.querySelectorAll(name)]);

/** Puts the focus on a control, and the cursor where it was in the control's likeness. */
function focusAs(likeness: Control, control: Control) {
  control.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = likeness;
  // Only fields of text know where their cursor is.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Where a translator or a password manager has changed the printed page, React cannot bring it to
 * life, and draws the island anew. What people typed, pressed and focused until then is in the
 * elements that React throws away; this keeps hold of them.
 *
 * @returns what moves all of it into the new elements, if there are any
 */
export function keepEarlyInput(place: Element): () => void {
  const printed = [...place.children];
  // An element that is taken away loses the focus before anyone could ask for it.
  let focused: EventTarget | null = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target;
  };
  place.addEventListener("focus", follow, true);

  return () => {
    place.removeEventListener("focus", follow, true);
    if (printed.every(({ isConnected }) => isConnected)) return;
    const drawn = [...place.children];

    const controls = new Map(drawn.flatMap(controlsIn).map((control) => [control.name, control]));
    for (const before of printed.flatMap(controlsIn)) {
      const control = controls.get(before.name);
      if (!control) continue;
      control.value = before.value;
      if (before === focused) focusAs(before, control);
    }

    for (const kind of ["form", "button"] as const) {
      const after = findAll(drawn, kind);
      for (const [index, before] of findAll(printed, kind).entries()) {
        const element = after[index];
        if (!element) continue;
        if (before === focused) element.focus({ preventScroll: true });
        if (before.dataset.held) element.dataset.held = before.dataset.held;
      }
    }
  };
}
