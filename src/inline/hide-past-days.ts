/** Hides the days that have ended since the page was built, each of which says when it ends. */
export function hidePastDays() {
  for (const day of document.querySelectorAll<HTMLElement>("[data-ends]"))
    day.hidden = Date.now() >= Number(day.dataset.ends);
}
