/** Questions about parts of a page. They are sent to the browser, so each stands for itself. */

export type Found = HTMLElement;
export type Question<Answer> = (found: Found[]) => Answer;

export const questions = {
  count: (found: Found[]) => found.length,

  isVisible: (found: Found[]) =>
    found.length === 1 &&
    found.every((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true });
    }),

  /** Whether some of it is on the screen. */
  isInView: (found: Found[]) =>
    found.length === 1 &&
    found.every((element) => {
      const box = element.getBoundingClientRect();
      return (
        element.checkVisibility({ checkVisibilityCSS: true }) &&
        Math.min(box.right, innerWidth) > Math.max(box.left, 0) &&
        Math.min(box.bottom, innerHeight) > Math.max(box.top, 0)
      );
    }),

  isFocused: (found: Found[]) => found.length === 1 && found[0] === document.activeElement,

  /** What a field holds; `null` where there is none. */
  value: (found: Found[]) => (found[0] as HTMLInputElement | undefined)?.value ?? null,

  /** The words as they are shown; `null` where there is nothing. */
  text: (found: Found[]) => found[0]?.innerText.trim() ?? null,

  texts: (found: Found[]) => found.map((element) => element.innerText.trim()),

  attribute: (found: Found[], name: string) => found[0]?.getAttribute(name) ?? null,
};
