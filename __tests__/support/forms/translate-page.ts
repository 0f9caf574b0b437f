/**
 * Does what a browser's translator does to the elements of a page: every text moves into a `<font>`
 * of its own. It stands for itself, so that it can also be sent into a real browser.
 */
export function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const isLeftAlone = text.parentElement?.closest(
      "font, textarea, script, style, noscript, [translate=no]",
    );
    if (!text.data.trim() || isLeftAlone) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
}
