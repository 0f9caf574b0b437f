import { fireEvent } from "@testing-library/react";
import { answerOf, controlsIn, setAnswer } from "../../../src/lib/form-controls";

/** Form controls in document order. */
export const controls = () => controlsIn(document.forms[0] as HTMLFormElement);

/** Form control with a name. */
export const control = (name: string) =>
  controls().find((one) => one.name === name) as HTMLInputElement;

/** Answers by field name. */
export const answers = () => {
  const found: Record<string, string> = {};
  for (const control of controls()) found[control.name] ||= answerOf(control);
  return found;
};

/**
 * Fills in every field and empties those without an answer. Only the last field fires `input`,
 * because React renders the form after each event.
 */
export function fillIn(sample: Readonly<Partial<Record<string, string>>>) {
  const valueOf = ({ name }: { name: string }) => sample[name] ?? "";
  const fields = controls();
  const last = fields.pop();
  for (const field of fields) setAnswer(field, valueOf(field));
  if (last) fireEvent.input(last, { target: { value: valueOf(last) } });
}
