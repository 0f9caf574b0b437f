/** By how many pixels a page scrolls sideways, asked within the page. */
export const sidewaysOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
