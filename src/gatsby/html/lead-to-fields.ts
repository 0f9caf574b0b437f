/** Tells the editing screen of `npm run edit` which text was pressed on a page that it opened, or shows in a frame. */
import { PRESSED_TEXT, type PressedText } from "../../lib/pages-beside-screen";

/** What a press is for anyway. With the Alt key, it leads to the field as well. */
const PRESSABLE = "a, button, summary, input, select, textarea, label";

/** Elements around the pressed one whose texts are told, and characters of the longest text. */
const [MOST_ELEMENTS, LONGEST_TEXT] = [5, 1000];

/** Returns the window that opened this page, or has it in a frame; none for a page by itself. */
export const editingScreen = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

export function leadToFields(): void {
  const screen = editingScreen();
  if (!screen) return;
  addEventListener(
    "click",
    (event) => {
      const { target, altKey } = event;
      if (!(target instanceof Element)) return;
      if (target.closest(PRESSABLE)) {
        if (!altKey) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      const pressed: PressedText = {
        type: PRESSED_TEXT,
        texts: textsAround(target),
        language: document.documentElement.lang,
        address: location.pathname,
      };
      // Nothing of this is private: it is what the page says.
      screen.postMessage(pressed, "*");
      screen.focus();
    },
    true,
  );
}

function textsAround(target: Element): string[] {
  const texts: string[] = [];
  let element: Element | null = target;
  for (let count = 0; element && count < MOST_ELEMENTS; count += 1) {
    const text = element.textContent.replaceAll(/\s+/g, " ").trim();
    if (text !== "" && text.length <= LONGEST_TEXT) texts.push(text);
    element = element.parentElement;
  }
  return [...new Set(texts)];
}
