import { useEffect } from "react";

/**
 * Makes the browser ask for confirmation before the patient leaves a page with unsent answers. An empty
 * form has no `beforeunload` listener, which would keep the page out of the back/forward cache.
 */
export function useConfirmLeaving(hasUnsentAnswers: boolean) {
  useEffect(() => {
    if (!hasUnsentAnswers) return;
    // Not one function for all: the page would stop asking for every form once one of them is empty.
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [hasUnsentAnswers]);
}
