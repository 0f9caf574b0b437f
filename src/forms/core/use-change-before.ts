import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Changes the page before it is printed, or before the patient leaves it: the back/forward cache keeps a
 * page as it is, so shown answers have to go.
 *
 * The listener stays the same while the page changes. The change of one listener renders the page
 * during the event, and a browser does not call a listener that is added during an event.
 */
export function useChangeBefore(event: "pagehide" | "beforeprint", change: () => void) {
  const changeNow = useEffectEvent(() => flushSync(change));
  useEffect(() => {
    const listener = () => changeNow();
    window.addEventListener(event, listener);
    return () => window.removeEventListener(event, listener);
  }, [event]);
}
