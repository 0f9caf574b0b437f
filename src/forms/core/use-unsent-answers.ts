import { type RefObject, useEffect } from "react";

const askFirst = (event: BeforeUnloadEvent) => event.preventDefault();

const leaveUnasked = () => window.removeEventListener("beforeunload", askFirst);

/**
 * Has the browser ask before the patient leaves the page.
 *
 * @returns what lets the patient leave unasked again
 */
export function askBeforeLeaving() {
  window.addEventListener("beforeunload", askFirst);
  return leaveUnasked;
}

/**
 * Asks before the patient leaves a form that holds answers which were not sent. Nothing listens
 * while the form is empty, so that the browser can keep the page ready for going back.
 *
 * @param isFilled reads the form; it runs after every change
 */
export function useUnsentAnswers(
  form: RefObject<HTMLFormElement | null>,
  isFilled: (form: HTMLFormElement) => boolean,
) {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const update = () => {
      if (isFilled(element)) askBeforeLeaving();
      else leaveUnasked();
    };
    // The event comes before the fields are empty.
    const updateAfterReset = () => queueMicrotask(update);

    update();
    element.addEventListener("input", update);
    element.addEventListener("reset", updateAfterReset);
    return () => {
      element.removeEventListener("input", update);
      element.removeEventListener("reset", updateAfterReset);
      leaveUnasked();
    };
  }, [form, isFilled]);
}
