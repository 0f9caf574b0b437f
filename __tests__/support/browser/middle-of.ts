import type { Locator } from "@playwright/test";

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
