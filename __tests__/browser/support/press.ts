/** Presses as hands make them: with a mouse, a finger or a pen, at one place of the screen. */
import type { CDPSession, Locator, Page } from "@playwright/test";

export const pointers = ["mouse", "touch", "pen"] as const;
export type Pointer = (typeof pointers)[number];

/** What one press did. */
export interface Press {
  /** How far the pressed thing moved between the press and its click, in pixels. */
  moved: number;
  /** Whether the click reached what was pressed. */
  clicked: boolean;
}

/** The middle of something, once it stands where it will stay. */
export const middleOf = (target: Locator) =>
  target.evaluate(async (element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    // The browser may scroll a little more, to keep in place what was looked at.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
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
   * Writes into a field and presses something below it, at once, and keeps the page from doing what
   * was asked, so that the next thing can be pressed in the same state. All of the page has to be in
   * view.
   *
   * @param answers a good answer, which takes away what was said of the one before, and a doubtful
   */
  async tryOut(
    pointer: Pointer,
    field: Locator,
    answers: readonly [good: string, doubtful: string],
    target: Locator,
  ): Promise<Press> {
    const element = await target.elementHandle();
    const middle = await field.evaluate(
      (input, [pressed, written]) => {
        if (!(input instanceof HTMLElement) || !pressed) throw new Error("It is not there.");
        input.focus();
        for (const value of written) {
          Object.assign(input, { value });
          input.dispatchEvent(new Event("input", { bubbles: true }));
        }
        const { x, y, width, height } = pressed.getBoundingClientRect();
        const press = { moved: 0, clicked: false };
        const note = () => {
          press.moved = Math.max(press.moved, Math.abs(pressed.getBoundingClientRect().y - y));
        };
        const types = ["pointerup", "mouseup"];
        const stop = (event: Event) => {
          note();
          press.clicked ||= pressed.contains(event.target as Node);
          event.preventDefault();
          event.stopImmediatePropagation();
        };
        for (const type of types) addEventListener(type, note, true);
        addEventListener("click", stop, true);
        Object.assign(window, {
          endPress: () => {
            for (const type of types) removeEventListener(type, note, true);
            removeEventListener("click", stop, true);
            return press;
          },
        });
        return { x: x + width / 2, y: y + Math.min(height / 2, 20) };
      },
      [element, answers] as const,
    );
    await this.press(pointer, middle);
    return this.page.evaluate(() => (window as unknown as { endPress: () => Press }).endPress());
  }
}
