import type { Control } from "../forms/parts/use-problems";

/** The fields below an element of the page, in the page's order. */
export const controlsIn = (place: Element): Control[] => [
  ...place.querySelectorAll<Control>("input[name], textarea[name]"),
];
