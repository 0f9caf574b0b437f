/**
 * Escape also closes the services that opened under the pointer, which CSS alone cannot do
 * (WCAG 1.4.13). They open again when the pointer comes back.
 */
export function dismissMenuOnEscape() {
  const { dataset } = document.documentElement;
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dataset.menuClosed = "";
  });
  addEventListener("pointerover", ({ target }) => {
    if (!(target as Element).closest("[data-menu]")) delete dataset.menuClosed;
  });
}
