import { screen } from "@testing-library/react";

/** Returns the address of the link with a name. */
export const leadsTo = (name: string | RegExp) =>
  screen.getByRole("link", { name }).getAttribute("href");

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent);
