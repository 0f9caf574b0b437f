/** Presses as hands make them: with a mouse, a finger or a pen, at one place of the screen. */
import type { CDPSession, Locator, Page } from "@playwright/test";

export const pointers = ["mouse", "touch", "pen"] as const;
export type Pointer = (typeof pointers)[number];

/** What one press did. */
export interface Press {
  /** What was pressed, as the page has it. */
  what: string;
  /** How far it moved between the press and its click, in pixels. */
  moved: number;
  /** Whether the click reached it. */
  clicked: boolean;
}

/** The middle of something, once it stands where it will stay. */
export const middleOf = (target: Locator) =>
  target.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // What earlier answers brought may still come or go, and the browser scroll along with it.
    let place = "";
    for (let still = 0; still < 5; still += 1) {
      await new Promise((later) => setTimeout(later));
      await new Promise(requestAnimationFrame);
      const { x, y } = element.getBoundingClientRect();
      if (place !== `${x},${y}`) still = 0;
      place = `${x},${y}`;
    }
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

/** Presses things of one page. */
export class Presser {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Presser> {
    return new Presser(page, await page.context().newCDPSession(page));
  }

  /** Presses down and lets go, without waiting for anything in between, as a finger does. */
  async press(pointer: Pointer, { x, y }: { x: number; y: number }) {
    if (pointer === "touch") {
      await this.page.touchscreen.tap(x, y);
      return;
    }
    const button = { x, y, button: "left", clickCount: 1, pointerType: pointer } as const;
    await this.session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
    await this.session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button });
  }

  /**
   * Writes into a field and at once presses what stands below it, one thing after the other, and
   * keeps the page from doing what was asked. All of the page has to be in view.
   *
   * @param answers a good answer, which takes away what was said of the one before, and a doubtful
   */
  async pressAllBelow(
    pointer: Pointer,
    field: Locator,
    answers: readonly [good: string, doubtful: string],
  ): Promise<Press[]> {
    const all = await field.evaluateHandle((input: HTMLInputElement, written) => {
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
      /** Makes ready for the next press, and tells where it has to be. */
      const next = async () => {
        // The press before has to end, and what it put off has to appear: in a task after it.
        // A press without a click gets time to end in one.
        const frames = presses.at(-1)?.clicked === false ? 3 : 1;
        for (let frame = 0; frame < frames; frame += 1) {
          await new Promise((later) => setTimeout(later));
          await new Promise(requestAnimationFrame);
        }
        const pressed = below.shift();
        if (!pressed) {
          for (const type of types) removeEventListener(type, listener, true);
          return null;
        }
        input.focus();
        for (const value of written) {
          input.value = value;
          input.dispatchEvent(new Event("input", { bubbles: true }));
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
      return { presses, next };
    }, answers);
    for (;;) {
      const place = await all.evaluate(({ next }) => next());
      if (!place) return all.evaluate(({ presses }) => presses);
      await this.press(pointer, place);
    }
  }
}
