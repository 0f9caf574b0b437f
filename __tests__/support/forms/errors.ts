import { within } from "@testing-library/react";
import { countText, type FormCopy } from "../../../src/forms/core/form-copy";

/** Errors of the summary, whose name says how many they are. */
export function errorsIn({ errors }: Pick<FormCopy, "errors">): HTMLElement[] {
  const summary = document.querySelector<HTMLElement>("[data-error-summary]");
  if (!summary) return [];
  const [list] = within(summary).getAllByRole("list");
  const items = within(list as HTMLElement).getAllByRole("listitem");
  expect(summary).toHaveAccessibleName(countText(errors.count, items.length));
  return items;
}
