/**
 * Submits a form as its button would, with the browser's checks. Safari learned `requestSubmit` in
 * version 16; before it, a press on the button does the same.
 */
export function submitForm(form: HTMLFormElement) {
  if (typeof form.requestSubmit === "function") form.requestSubmit();
  else form.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
