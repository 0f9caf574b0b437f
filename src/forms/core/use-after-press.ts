import { useCallback, useEffect, useRef } from "react";

const DOWN = ["pointerdown", "mousedown"] as const;
const UP = ["pointerup", "pointercancel", "mouseup", "dragend", "click"] as const;

/** Longest time from the end of a press to its click. A busy browser does not send both in one task. */
const CLICK_LIMIT_MS = 50;

/**
 * Delays changes of the layout until a press has ended. Pressing a button blurs a field first: a
 * warning that appears at that moment would move the button away, and the click would be lost.
 *
 * @returns a function that runs a change at once or, during a press, after its click
 */
export function useAfterPress(): (change: () => void) => void {
  const pressed = useRef(new Set<string>());
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = pressed.current;
    let timer: number | undefined;

    // Touch fires its mouse events, which blur the field, only after `pointerup`. So pointer and
    // mouse are tracked separately.
    const kindOf = ({ type }: Event) => (type.startsWith("pointer") ? "pointer" : "mouse");
    const runWaiting = () => {
      if (down.size > 0) return;
      for (const change of waiting.current.splice(0)) change();
    };
    const press = (event: Event) => down.add(kindOf(event));
    const letGo = (event: Event) => {
      down.delete(kindOf(event));
      clearTimeout(timer);
      timer = window.setTimeout(runWaiting, event.type === "click" ? 0 : CLICK_LIMIT_MS);
    };
    /** Ends a press whose `pointerup` went to a menu of the browser. */
    const endLostPress = ({ buttons }: MouseEvent) => {
      if (buttons !== 0 || down.size === 0) return;
      down.clear();
      runWaiting();
    };

    const all = [
      ...DOWN.map((type) => [type, press] as const),
      ...UP.map((type) => [type, letGo] as const),
      ["mousemove", endLostPress] as const,
    ];
    for (const [type, listener] of all)
      window.addEventListener(type, listener as EventListener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of all)
        window.removeEventListener(type, listener as EventListener, true);
    };
  }, []);

  return useCallback((change) => {
    if (pressed.current.size > 0) waiting.current.push(change);
    else change();
  }, []);
}
