import { fireEvent, screen } from "@testing-library/react";

/** Opens everything that a phone folds, as a press on each heading does. */
export function openFolds() {
  for (const fold of screen.queryAllByRole("group")) {
    const summary = fold.querySelector(":scope > summary");
    if (summary) fireEvent.click(summary);
  }
}
