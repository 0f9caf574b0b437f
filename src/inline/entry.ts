/** The inline script of every page. It stands below the news, so that it chooses them before anything moves. */
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

// An open menu would cover a part of the same page to which its link leads, and the focus behind it (WCAG 2.4.11), and
// Back would show it open again. In a browser without popovers the selector throws, and there is no menu to close.
for (const type of ["click", "focusin"])
  addEventListener(type, ({ target }) => {
    const menu = document.querySelector<HTMLElement>(":popover-open");
    const isLeft =
      type === "click" ? (target as Element).closest("a") : !menu?.contains(target as Node);
    if (isLeft) menu?.hidePopover();
  });

// Chromium ignores the rules by itself while data saver is on, but not on a mobile network.
if (isMetered()) document.querySelector("#prerender")?.remove();

openOnPaper();

showTimedTexts();
// The rest of the page, once it is there.
document.onreadystatechange = showTimedTexts;
// Keeps the texts right on a page that stays open.
setInterval(showTimedTexts, 5_000);
