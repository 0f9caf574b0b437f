/**
 * Runs in the browser, as inline script on every page: Escape also closes the services that opened
 * under the pointer, which CSS alone cannot do (WCAG 1.4.13). They open again when the pointer
 * comes back.
 *
 * It is printed by `Function.prototype.toString`, so it may name nothing outside itself.
 */
export function dismissMenuOnEscape() {
  const { dataset } = document.documentElement;
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dataset.menuDismissed = "";
  });
  addEventListener("pointerover", ({ target }) => {
    if (!(target as Element).closest("[data-hover-menu]")) delete dataset.menuDismissed;
  });
}
