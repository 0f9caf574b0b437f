/** Focus and scrolling between the fields of a form. */
import { controlOf, controlsIn } from "../../lib/form-controls";

/** `id` of a field's input, for its label and the error summary. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`);

const pixels = (length: string) => parseFloat(length) || 0;

/**
 * Scrolls the label of a focused field into view. Browsers scroll only to the line or the part of a
 * date that has the cursor, and older ones ignore `scroll-margin` of a label that is partly visible.
 */
export function showLabel({ id }: Element) {
  const label = labelOf(id);
  if (!label) return;
  const marginTop =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(label).scrollMarginTop);
  const isAbove = label.getBoundingClientRect().top < marginTop;
  // Smooth scrolling would move the button that is pressed next.
  label.scrollIntoView({ block: isAbove ? "start" : "nearest", behavior: "instant" });
}

/**
 * Scrolls to a field and its label, and focuses it. Browsers may scroll to the input alone
 * (https://github.com/alphagov/govuk-frontend/blob/main/packages/govuk-frontend/src/govuk/components/error-summary/error-summary.mjs).
 */
export function focusField(formId: string, name: string) {
  const id = fieldId(formId, name);
  labelOf(id)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}

/** True on touch screens, whose virtual keyboard labels Enter with `enterKeyHint`. */
const hasVirtualKeyboard = () => window.matchMedia("(pointer: coarse)").matches;

/** Field that an Enter key labeled "next" leads to. Some browsers would submit the form instead. */
export function fieldAfterEnter(
  form: HTMLFormElement,
  { key, target, isComposing }: KeyboardEvent,
) {
  const control = target && controlOf(target);
  if (key !== "Enter" || isComposing || control?.getAttribute("enterkeyhint") !== "next")
    return undefined;
  if (!hasVirtualKeyboard()) return undefined;
  const controls = controlsIn(form);
  return controls[controls.indexOf(control) + 1];
}
