/** Form control that people answer. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the form controls in an element, in the page's order. A checkbox is no answer. */
export const controlsIn = (element: Element): Control[] => [
  ...element.querySelectorAll<Control>(
    "input[name]:not([type=checkbox]), textarea[name], select[name]",
  ),
];

/** Returns the target of an event if it is a form control. */
export const controlOf = (target: EventTarget): Control | null =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
    ? target
    : null;

/** Returns what a control answers. A radio button answers only if it is chosen. */
export const answerOf = (control: Control) =>
  isRadio(control) && !control.checked ? "" : control.value;

/** Gives a control an answer of `answerOf`. */
export function setAnswer(control: Control, answer: string) {
  if (isRadio(control)) control.checked = control.value === answer;
  else control.value = answer;
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === "radio";

/** Submits a form as its button would, with validation. Safari before version 16 has no `requestSubmit`. */
export function submitForm(form: HTMLFormElement) {
  if (typeof form.requestSubmit === "function") form.requestSubmit();
  else form.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
