/** What happens to answers when the patient leaves the page. */
import { useEffect } from "react";
import { flushSync } from "react-dom";

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

/**
 * Changes the page when the patient leaves it. The back/forward cache keeps a page as it is, so shown
 * answers have to go.
 */
export function useOnLeave(change: () => void) {
  useEffect(() => {
    const changeNow = () => flushSync(change);
    window.addEventListener("pagehide", changeNow);
    return () => window.removeEventListener("pagehide", changeNow);
  });
}
