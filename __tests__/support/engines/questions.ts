/** Functions about found elements. They run in the page, so they cannot use anything outside. */

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

  /** True if a part of the element is in the viewport. */
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

  /** Rendered text; `null` without an element. */
  text: (found: Found[]) => found[0]?.innerText.trim() ?? null,

  attribute: (found: Found[], name: string) => found[0]?.getAttribute(name) ?? null,
};
