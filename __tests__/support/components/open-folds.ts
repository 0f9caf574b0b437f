import { fireEvent, screen } from "@testing-library/react";

/** Opens all `details` elements. */
export function openFolds() {
  for (const fold of screen.queryAllByRole("group")) {
    const summary = fold.querySelector(":scope:not([open]) > summary");
    if (summary) fireEvent.click(summary);
  }
}
