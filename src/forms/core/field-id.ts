/** The `id` of a field's input, which its label and the error summary lead to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

const labelOf = (id: string) => document.querySelector(`label[for="${id}"]`);

const pixels = (length: string) => parseFloat(length) || 0;

/**
 * Brings the label of a field that was reached into view. Browsers bring no more than the line or the part
 * of a date in which the cursor is, and older ones leave a label where it is that has come too near to the
 * edge.
 */
export function showLabel({ id }: Element) {
  const label = labelOf(id);
  if (!label) return;
  const room =
    pixels(getComputedStyle(document.documentElement).scrollPaddingTop) +
    pixels(getComputedStyle(label).scrollMarginTop);
  const isAbove = label.getBoundingClientRect().top < room;
  // A page that glides on would move what is pressed next.
  label.scrollIntoView({ block: isAbove ? "start" : "nearest", behavior: "instant" });
}

/**
 * Brings a field into view with its label, and puts the focus there. A browser left to itself may
 * scroll the input alone into view
 * (https://github.com/alphagov/govuk-frontend/blob/main/packages/govuk-frontend/src/govuk/components/error-summary/error-summary.mjs).
 */
export function focusField(formId: string, name: string) {
  const id = fieldId(formId, name);
  labelOf(id)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}
