import { useCallback, useEffect, useRef } from "react";

/** Longest time from the end of a press to its click. A busy browser does not send both in one task. */
const CLICK_LIMIT_MS = 50;

/**
 * Delays changes of the layout until a press has ended. Pressing a button blurs a field first: a
 * message that appears at that moment would move the button away, and the click would be lost.
 *
 * @returns a function that runs a change at once or, during a press, after its click
 */
export function useAfterPress(): (change: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: number | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const letGo = ({ type }: Event) => {
      clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          isPressed.current = false;
          for (const change of waiting.current.splice(0)) change();
        },
        type === "click" ? 0 : CLICK_LIMIT_MS,
      );
    };
    /** Ends a press whose `pointerup` went to a menu of the browser. */
    const endLostPress = (event: Event) => {
      if (isPressed.current && (event as MouseEvent).buttons === 0) letGo(event);
    };

    // A finger's mouse events, which blur the field, come after its `pointerup`.
    const listeners = {
      pointerdown: press,
      mousedown: press,
      pointerup: letGo,
      pointercancel: letGo,
      dragend: letGo,
      click: letGo,
      mousemove: endLostPress,
    };
    for (const [type, listener] of Object.entries(listeners))
      window.addEventListener(type, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners))
        window.removeEventListener(type, listener, true);
    };
  }, []);

  return useCallback((change) => {
    if (isPressed.current) waiting.current.push(change);
    else change();
  }, []);
}
