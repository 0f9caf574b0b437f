/** A field that somebody types into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** The fields below an element of the page, in the page's order. */
export const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>("input[name], textarea[name]"),
];

/** The field that an event is about. */
export const controlOf = (target: EventTarget): Control | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;
