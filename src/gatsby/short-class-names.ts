/** A class in a selector, as Emotion names it: by a hash of its style. */
const HASHED_CLASS = /(?<=\.)css-[a-z0-9]+/g;

/**
 * Gives the classes of a page names as short as they can be: of a hash, every letter has to be sent. In an
 * island, Emotion adds its own classes when a browser renders it anew, so no name needs to be known there.
 */
export function withShortClassNames({ html, styles }: { html: string; styles: string }) {
  const shortNames = new Map(
    [...new Set(styles.match(HASHED_CLASS))].map((name, index) => [name, `c${index.toString(36)}`]),
  );
  const shortName = (name: string) => shortNames.get(name) ?? name;
  return {
    html: html.replace(/(?<= class=")[^"]+/g, (names) => names.replace(/\S+/g, shortName)),
    styles: styles.replace(HASHED_CLASS, shortName),
  };
}
