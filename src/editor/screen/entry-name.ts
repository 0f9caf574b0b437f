/** Returns the words that say which entry of a list an element is in. */
export function nameOfEntry(element: Element): string | undefined {
  const entry = element.closest(".item");
  const summary = entry?.querySelector(":scope > .item-body > .summary")?.textContent.trim();
  const typed = [...(entry?.querySelectorAll<HTMLInputElement>("input, textarea") ?? [])]
    .map(({ value }) => value.trim())
    .find(Boolean);
  return summary || typed;
}

/** Where the header of an entry has room for its name, in lists that are in no other list. */
const STARTS = ".content-editor .item:not(.item .item) > .header > .start";

/** Writes the name of each open entry into its header, which stays in view. Sveltia CMS names only folded entries. */
export function nameOpenEntries(): void {
  const write = () => {
    for (const start of document.querySelectorAll<HTMLElement>(STARTS)) {
      const isOpen = start.querySelector('[aria-expanded="true"]');
      start.dataset.name = (isOpen && nameOfEntry(start)) || "";
    }
  };
  for (const event of ["scroll", "input", "focusin"]) {
    addEventListener(event, write, { capture: true, passive: true });
  }
}
