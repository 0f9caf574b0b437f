import type { Pointer, Presser } from "./press";

/** What one press did. */
interface Press {
  /** What was pressed, as the page has it. */
  what: string;
  /** How far it moved between the press and its click, in pixels. */
  moved: number;
  /** Whether the click reached it. */
  clicked: boolean;
}

interface Place {
  x: number;
  y: number;
}

/** What the page holds while it is being pressed. */
interface Watch {
  presses: Press[];
  /** Makes ready for the next press, and tells where it has to be; `null` at the end. */
  next: () => Promise<Place | null>;
}

/**
 * Writes into a field of the form and at once presses what stands below it, one thing after the
 * other, and keeps the page from doing what was asked. All of the page has to be in view.
 *
 * @param field the field's name
 * @param answers a good answer, which takes away what was said of the one before, and a doubtful
 */
export async function pressAllBelow(
  presser: Presser,
  pointer: Pointer,
  field: string,
  answers: readonly [good: string, doubtful: string],
): Promise<Press[]> {
  const { page } = presser;
  await page.evaluate(watchPresses, { field, answers });
  for (;;) {
    const place = await page.evaluate(nextPress);
    if (!place) return page.evaluate(pressesSoFar);
    await presser.press(pointer, place);
  }
}

// What follows runs in the page, so each function stands for itself.

const nextPress = () => (window as unknown as { watch: Watch }).watch.next();
const pressesSoFar = () => (window as unknown as { watch: Watch }).watch.presses;

function watchPresses({ field, answers }: { field: string; answers: readonly string[] }): void {
  const input = document.querySelector<HTMLInputElement>(`main form [name=${field}]`);
  if (!input) throw new Error(`There is no field ${field}.`);
  const below = [
    ...document.querySelectorAll("main :is(a, button, input, textarea, label, summary)"),
  ].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().y >= input.getBoundingClientRect().bottom,
  );
  const presses: Press[] = [];
  let note: (event: Event) => void = () => undefined;
  const types = ["pointerup", "mouseup", "click"];
  const listener = (event: Event) => note(event);
  for (const type of types) addEventListener(type, listener, true);

  const next = async () => {
    // The press before has to end, and what it put off has to appear: in a task after it. Only a
    // press without a click gets frames to end in one; they take long on a page this tall.
    const hasEnded = presses.at(-1)?.clicked ?? true;
    for (let task = 0; task < 3; task += 1) {
      await new Promise((later) => setTimeout(later));
      if (!hasEnded) await new Promise(requestAnimationFrame);
    }
    const pressed = below.shift();
    if (!pressed) {
      for (const type of types) removeEventListener(type, listener, true);
      return null;
    }
    input.focus();
    for (const value of answers) {
      input.value = value;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      // What was said of the answer before goes in a task after it.
      await new Promise((later) => setTimeout(later));
    }
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const press: Press = { what: pressed.outerHTML.slice(0, 90), moved: 0, clicked: false };
    presses.push(press);
    note = (event) => {
      press.moved = Math.max(press.moved, Math.abs(pressed.getBoundingClientRect().y - y));
      if (event.type !== "click") return;
      press.clicked ||= pressed.contains(event.target as Node);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    return { x: x + width / 2, y: y + Math.min(height / 2, 20) };
  };
  Object.assign(window, { watch: { presses, next } satisfies Watch });
}
