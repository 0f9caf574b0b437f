/** Presses as hands make them: with a mouse, a finger or a pen, at one place of the screen. */
import type { CDPSession, Locator, Page } from "@playwright/test";

export const pointers = ["mouse", "touch", "pen"] as const;
export type Pointer = (typeof pointers)[number];

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
    readonly page: Page,
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
    await Promise.all([
      this.session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...button }),
      this.session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button }),
    ]);
  }
}
