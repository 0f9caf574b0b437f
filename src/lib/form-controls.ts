/** Form control that people type into. */
export type Control = HTMLInputElement | HTMLTextAreaElement;

/** Returns the form controls in an element, in the page's order. Nobody types into a checkbox. */
export const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>("input[name]:not([type=checkbox]), textarea[name]"),
];

/** Returns the target of an event if it is a form control. */
export const controlOf = (target: EventTarget): Control | null =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null;

/**
 * Submits a form as its button would, with native validation. Safari before version 16 has no
 * `requestSubmit`, so there we click the button.
 */
export function submitForm(form: HTMLFormElement) {
  if (typeof form.requestSubmit === "function") form.requestSubmit();
  else form.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
