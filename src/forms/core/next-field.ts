import { controlOf, controlsIn } from "../../lib/form-controls";

/** Whether people type on glass, where the Enter key says what `enterKeyHint` tells it to. */
const hasKeyboardOnScreen = () => window.matchMedia("(pointer: coarse)").matches;

/**
 * The field to which the Enter key leads where it says "next". Some browsers go there by themselves;
 * others would submit the form instead.
 */
export function fieldAfterEnter(
  form: HTMLFormElement,
  { key, target, isComposing }: KeyboardEvent,
) {
  const control = target && controlOf(target);
  if (key !== "Enter" || isComposing || control?.getAttribute("enterkeyhint") !== "next")
    return undefined;
  if (!hasKeyboardOnScreen()) return undefined;
  const controls = controlsIn(form);
  return controls[controls.indexOf(control) + 1];
}
