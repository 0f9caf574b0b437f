import { useCallback, useEffect, useRef } from "react";

/** Longest time from the end of a press to its click. A busy browser does not send both in one task. */
const CLICK_LIMIT_MS = 50;

/**
 * Returns a function that delays a change of the layout until a press has ended. Pressing a button blurs a field first:
 * a message that appears at that moment would move the button away, and the click would be lost.
 */
export function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: number | undefined;
    const press = ({ button, target }: MouseEvent) => {
      // A menu of the browser takes the end of the press that opens it.
      if (button || (target as Element).closest("select")) return;
      clearTimeout(timer);
      isPressed.current = true;
    };
    const letGo = ({ type }: MouseEvent) => {
      clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          isPressed.current = false;
          for (const change of waiting.current.splice(0)) change();
        },
        type === "click" ? 0 : CLICK_LIMIT_MS,
      );
    };
    // A finger's mouse events, which blur the field, come after its `pointerup`.
    const listeners = [
      ["pointerdown", press],
      ["mousedown", press],
      ["pointerup", letGo],
      ["pointercancel", letGo],
      ["click", letGo],
    ] as const;
    const ended = new AbortController();
    for (const [type, listener] of listeners)
      window.addEventListener(type, listener, { capture: true, signal: ended.signal });
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, []);

  return useCallback((change) => {
    if (isPressed.current) waiting.current.push(change);
    else change();
  }, []);
}
