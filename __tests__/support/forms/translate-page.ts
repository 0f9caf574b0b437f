/**
 * Replaces every text by a copy in a `<font>`, as a browser's translator does. Can run in a real browser, so
 * it cannot use anything outside of it.
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
    font.append(text.data);
  }
}
