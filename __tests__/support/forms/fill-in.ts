import { fireEvent, screen } from "@testing-library/react";

/** Form controls in document order. */
export const controls = () =>
  [...screen.getByRole<HTMLFormElement>("form").elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Values by field name. */
export const answers = () => Object.fromEntries(controls().map(({ name, value }) => [name, value]));

/**
 * Fills in every field and empties those without an answer. Only the last field fires `input`,
 * because React renders the form after each event.
 */
export function fillIn(sample: Readonly<Partial<Record<string, string>>>) {
  const valueOf = ({ name }: { name: string }) => sample[name] ?? "";
  const fields = controls();
  const last = fields.pop();
  for (const field of fields) field.value = valueOf(field);
  if (last) fireEvent.input(last, { target: { value: valueOf(last) } });
}
