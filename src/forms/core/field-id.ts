/** The `id` of a field's input, which its label and the error summary lead to. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/**
 * Brings the label of a field that was reached into view. Browsers bring no more than the line or the part
 * of a date in which the cursor is.
 */
export const showLabel = ({ id }: Element) =>
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView({ block: "nearest" });

/**
 * Brings a field into view with its label, and puts the focus there. A browser left to itself may
 * scroll the input alone into view
 * (https://github.com/alphagov/govuk-frontend/blob/main/packages/govuk-frontend/src/govuk/components/error-summary/error-summary.mjs).
 */
export function focusField(formId: string, name: string) {
  const id = fieldId(formId, name);
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}
