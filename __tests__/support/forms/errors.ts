import { screen, within } from "@testing-library/react";
import { countText, type FormCopy } from "../../../src/forms/core/form-copy";
import { plain } from "../../../src/lib/words";

/** Items of the error summary, whose name says how many they are. */
export function errorsIn({ errors }: Pick<FormCopy, "errors">): HTMLElement[] {
  const summary = document.querySelector("[data-error-summary]");
  if (!summary) return [];
  const items = within(summary as HTMLElement).getAllByRole("listitem");
  screen.getByRole("group", { name: plain(countText(errors.count, items.length)) });
  return items;
}
