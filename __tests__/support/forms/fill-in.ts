import { fireEvent, screen } from "@testing-library/react";

/** Form controls in document order. */
export const controls = () =>
  [...screen.getByRole<HTMLFormElement>("form").elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Values by field name. */
export const answers = () => Object.fromEntries(controls().map(({ name, value }) => [name, value]));

/**
 * Gives every field its answer, and empties those that have none. Only the last one is typed: React draws
 * the whole form after each, and what typing does has tests of its own.
 */
export function fillIn(sample: Readonly<Partial<Record<string, string>>>) {
  const valueOf = ({ name }: { name: string }) => sample[name] ?? "";
  const fields = controls();
  const last = fields.pop();
  for (const field of fields) field.value = valueOf(field);
  if (last) fireEvent.input(last, { target: { value: valueOf(last) } });
}
