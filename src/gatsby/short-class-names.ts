/** How Emotion names a class: by a hash of its style. */
const HASHED = /\bcss-[a-z0-9]+/g;

/**
 * Gives the classes of a page names as short as they can be: of a hash, every letter has to be sent. In an
 * island, Emotion adds its own classes when a browser renders it anew, so no name needs to be known there.
 */
export function withShortClassNames(page: { html: string; styles: string }) {
  const shortNames = new Map(
    [...new Set(page.styles.match(HASHED))].map((name, index) => [name, `c${index.toString(36)}`]),
  );
  const shorten = (names: string) => names.replace(HASHED, (name) => shortNames.get(name) ?? name);
  return {
    html: page.html.replace(/(?<= class=")[^"]+/g, shorten),
    styles: page.styles.replace(/(?<=\.)css-[a-z0-9]+/g, shorten),
  };
}
