/** Fingers and pens, which Playwright itself does not have in every engine. */
import type { Page } from "@playwright/test";
import type { Pointer } from "./browser-page";

export type PressAt = (x: number, y: number, pointer: Pointer) => Promise<void>;

/** Presses in Chromium, through its own protocol. */
export async function chromiumPointers(page: Page): Promise<PressAt> {
  const chromium = await page.context().newCDPSession(page);
  return async (x, y, pointer) => {
    if (pointer === "touch") {
      const touchPoints = [{ x, y }];
      await chromium.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await chromium.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return;
    }
    const event = { x, y, pointerType: pointer } as const;
    const pressed = { ...event, button: "left", clickCount: 1 } as const;
    await chromium.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...event });
    await chromium.send("Input.dispatchMouseEvent", {
      type: "mousePressed",
      buttons: 1,
      ...pressed,
    });
    await chromium.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...pressed });
  };
}

/** The session in which Playwright speaks WebDriver BiDi with Firefox. It has no public name. */
interface WithBidi {
  _connection: {
    toImpl(page: Page): {
      delegate: {
        _session: { sessionId: string; send(method: string, params: object): Promise<void> };
      };
    };
  };
}

/** Presses in Firefox, where Playwright's own `tap` does nothing. */
export const firefoxPointers =
  (page: Page): PressAt =>
  async (x, y, pointer) => {
    if (pointer === "mouse") return page.mouse.click(x, y);
    if (pointer === "pen") throw new Error("Firefox's driver has no pen.");
    const session = (page as unknown as WithBidi)._connection.toImpl(page).delegate._session;
    await session.send("input.performActions", {
      context: session.sessionId,
      actions: [
        {
          type: "pointer",
          id: "finger",
          parameters: { pointerType: "touch" },
          actions: [
            { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
            { type: "pointerDown", button: 0 },
            { type: "pointerUp", button: 0 },
          ],
        },
      ],
    });
  };
