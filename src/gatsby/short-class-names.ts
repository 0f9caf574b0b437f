/** The HTML of a page and the styles in its head. */
interface StyledHtml {
  html: string;
  styles: string;
}

const CLASS_ATTRIBUTE = / class="[^"]*"/g;
const SELECTOR = /\.css-[a-z0-9]+/g;
const NAME = /\bcss-[a-z0-9]+/g;

/** From the element of an island to the data after it; see `src/islands/island.tsx`. */
const ISLAND = / data-island="[^]*? data-island-data="/g;

const namesIn = (html: string) =>
  (html.match(CLASS_ATTRIBUTE) ?? []).flatMap((attribute) => attribute.match(NAME) ?? []);

/**
 * Counts the classes of a page instead of naming each after its contents, as Emotion does: nothing
 * compresses worse than such names, and a page has more than a hundred. Islands keep theirs, since
 * Emotion gives the same names again when it runs in the browser.
 */
export function shortClassNames({ html, styles }: StyledHtml): StyledHtml {
  const kept = new Set((html.match(ISLAND) ?? []).flatMap(namesIn));
  const counted = [...new Set(namesIn(html))].filter((name) => !kept.has(name));
  const shortNames = new Map(counted.map((name, index) => [name, `c${index.toString(36)}`]));
  const shorten = (text: string) => text.replaceAll(NAME, (name) => shortNames.get(name) ?? name);
  return {
    html: html.replaceAll(CLASS_ATTRIBUTE, shorten),
    styles: styles.replaceAll(SELECTOR, shorten),
  };
}
