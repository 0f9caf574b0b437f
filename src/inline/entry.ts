/**
 * The inline script of every page. It stands below the news, which it chooses before the page below is there, so
 * that nothing moves.
 */
import { isMetered } from "./connection";
import { openOnPaper } from "./open-on-paper";
import { showTimedTexts } from "./timed-texts";

// Escape closes a menu that opened on hover, which CSS cannot do (WCAG 1.4.13). The menu can open
// again when the pointer has left it.
const menuState = document.documentElement.dataset;
onkeydown = ({ key }) => {
  if (key === "Escape") menuState.shut = "";
};
onmouseover = ({ target }) => {
  if (!(target as Element).closest("[data-menu]")) delete menuState.shut;
};

// Chromium ignores the rules by itself while data saver is on, but not on a mobile network.
if (isMetered()) document.querySelector("#prerender")?.remove();

openOnPaper();

showTimedTexts();
// The rest of the page, once it is there.
document.onreadystatechange = showTimedTexts;
// Keeps the texts right on a page that stays open.
setInterval(showTimedTexts, 5_000);
