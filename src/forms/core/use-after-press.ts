import { useCallback, useEffect, useRef } from "react";

const DOWN = ["pointerdown", "mousedown"] as const;
const UP = ["pointerup", "pointercancel", "mouseup", "dragend"] as const;

/**
 * Lets something appear only when nothing is being pressed. Leaving a field is most often the first
 * half of a press on something below it: were that to move away under the finger, no click would
 * come of it, and no request.
 *
 * @returns what runs a change at once or, while something is pressed, after the press's click
 */
export function useAfterPress(): (change: () => void) => void {
  const pressed = useRef(new Set<string>());
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = pressed.current;
    let timer: number | undefined;

    // A pointer's own events and the mouse events made of it come at different times: those of a
    // finger tell the page to leave the field only after the finger was lifted.
    const kindOf = ({ type }: Event) => (type.startsWith("pointer") ? "pointer" : "mouse");
    const goOn = () => {
      if (down.size > 0) return;
      for (const change of waiting.current.splice(0)) change();
    };
    const press = (event: Event) => down.add(kindOf(event));
    const letGo = (event: Event) => {
      down.delete(kindOf(event));
      // The click follows in the same task.
      clearTimeout(timer);
      timer = window.setTimeout(goOn);
    };
    /** A browser's own menu may have taken the end of a press. */
    const notice = ({ buttons }: MouseEvent) => {
      if (buttons !== 0 || down.size === 0) return;
      down.clear();
      goOn();
    };

    const all = [
      ...DOWN.map((type) => [type, press] as const),
      ...UP.map((type) => [type, letGo] as const),
      ["mousemove", notice] as const,
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
