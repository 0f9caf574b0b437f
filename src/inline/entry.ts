/** The inline script of every page. */
import { isMetered } from "./connection";
import { showTimedTexts } from "./timed-texts";

// Escape closes a menu that opened on hover, which CSS cannot do (WCAG 1.4.13). The menu can open
// again when the pointer has left it.
const menuState = document.documentElement.dataset;
onkeydown = ({ key }) => {
  if (key === "Escape") menuState.menuClosed = "";
};
onmouseover = ({ target }) => {
  if (!(target as Element).closest("[data-menu]")) delete menuState.menuClosed;
};

// Chromium ignores the rules by itself while data saver is on, but not on a mobile network.
if (isMetered()) document.querySelector("[type=speculationrules]")?.remove();

showTimedTexts();
// Keeps the texts right on a page that stays open.
setInterval(showTimedTexts, 5_000);
