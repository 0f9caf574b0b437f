import { act, fireEvent, screen } from "@testing-library/react";

/** The fields of the form on the page, in its order. Their labels have tests of their own. */
export const controls = () =>
  [...screen.getByRole<HTMLFormElement>("form").elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** What stands in each field, by its name. */
export const answers = () => Object.fromEntries(controls().map(({ name, value }) => [name, value]));

/** Gives every field its answer, and empties those that have none. React draws once, when all are in. */
export function fillIn(sample: object) {
  const values = new Map<string, unknown>(Object.entries(sample));
  act(() => {
    for (const control of controls()) {
      fireEvent.input(control, { target: { value: values.get(control.name) ?? "" } });
    }
  });
}
