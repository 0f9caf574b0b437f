import { useEffect } from "react";

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Makes the browser ask for confirmation before the patient leaves a page with unsent answers. An empty
 * form has no `beforeunload` listener, which would keep the page out of the back/forward cache.
 */
export function useConfirmLeaving(hasUnsentAnswers: boolean) {
  useEffect(() => {
    if (!hasUnsentAnswers) return;
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [hasUnsentAnswers]);
}
