import { type RefObject, useEffect } from "react";

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const stopAsking = () => window.removeEventListener("beforeunload", confirmLeaving);

/**
 * Makes the browser ask for confirmation before the patient leaves the page.
 *
 * @returns a function that undoes this
 */
export function askBeforeLeaving() {
  window.addEventListener("beforeunload", confirmLeaving);
  return stopAsking;
}

/**
 * Asks for confirmation before the patient leaves a form with unsent answers. An empty form has no
 * `beforeunload` listener, which would keep the page out of the back/forward cache.
 *
 * @param isFilled runs after every change
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
      else stopAsking();
    };
    // `reset` fires before the fields are empty.
    const updateAfterReset = () => queueMicrotask(update);

    update();
    element.addEventListener("input", update);
    element.addEventListener("reset", updateAfterReset);
    return () => {
      element.removeEventListener("input", update);
      element.removeEventListener("reset", updateAfterReset);
      stopAsking();
    };
  }, [form, isFilled]);
}
