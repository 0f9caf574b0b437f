import { headingFontFaces, headingFontFiles } from "../styles/heading-font";

/**
 * The head elements for the styles of a page and its heading font. All styles are in one element, since
 * the page's policy needs a hash for each.
 */
export function styleHead(css = "") {
  const [{ url }] = headingFontFiles;
  return [
    // Lines may break elsewhere once the font is there, so it loads at once.
    <link
      key="heading-font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={url}
      crossOrigin="anonymous"
    />,
    <style key="styles" dangerouslySetInnerHTML={{ __html: css + headingFontFaces }} />,
  ];
}
