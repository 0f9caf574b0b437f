/** Focus and scrolling between the fields of a form. */
import { type Control, controlOf, controlsIn } from "../../lib/form-controls";

/** `id` of a field's input, for its label and the error summary. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** `id` of the words above a group of radio buttons. */
export const legendId = (id: string) => `${id}-legend`;

const labelOf = (field: Element) =>
  document.getElementById(legendId(field.id)) ?? (field as Partial<Control>).labels?.[0];

const pixels = (length: string) => parseFloat(length) || 0;

/**
 * Scrolls a focused field into view, and its label if both fit. Browsers scroll only to the line or the part of a
 * date that has the cursor, and some ignore the `scroll-margin` of what is already in view.
 */
export function showField(field: Element) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  // Smooth scrolling would move the button that is pressed next.
  const show = (element: Element, block: "start" | "end") =>
    element.scrollIntoView({ block, behavior: "instant" });

  const roomBelow =
    pixels(scrollPaddingBottom) + pixels(getComputedStyle(field).scrollMarginBottom);
  if (field.getBoundingClientRect().bottom > window.innerHeight - roomBelow) show(field, "end");

  const label = labelOf(field);
  if (!label) return;
  const roomAbove = pixels(scrollPaddingTop) + pixels(getComputedStyle(label).scrollMarginTop);
  const { top } = label.getBoundingClientRect();
  const fits = field.getBoundingClientRect().bottom - top <= window.innerHeight - roomAbove;
  if (top < roomAbove && fits) show(label, "start");
}

/**
 * Scrolls to a field and its label, and focuses it. Browsers may scroll to the input alone
 * (https://github.com/alphagov/govuk-frontend/blob/main/packages/govuk-frontend/src/govuk/components/error-summary/error-summary.mjs).
 */
export function focusField(formId: string, name: string) {
  const field = document.getElementById(fieldId(formId, name));
  if (!field) return;
  labelOf(field)?.scrollIntoView();
  field.focus({ preventScroll: true });
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
  const controls = controlsIn(form).filter(({ disabled }) => !disabled);
  return controls[controls.indexOf(control) + 1];
}
