/**
 * By how many pixels a page scrolls sideways, asked within the page. The footer takes part: where it is
 * far from the screen, a browser does not lay it out, and it clips what does not fit.
 */
export function sidewaysOverflow(): number {
  document.querySelector("footer")?.style.setProperty("content-visibility", "visible");
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
