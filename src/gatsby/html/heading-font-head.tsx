import {
  filesForHeadings,
  headingFontFaces,
  type HeadingFontFile,
} from "../../styles/heading-font";
import { textInHeadingFont } from "./text-in-heading-font";

/**
 * The head elements for files of the heading font.
 *
 * @param atOnce those that the page needs for sure: lines may break elsewhere once they are there
 * @param css further styles, for the same element
 */
export function headingFontHead(files: readonly HeadingFontFile[], atOnce = files, css = "") {
  return [
    ...atOnce.map(({ url }) => (
      <link
        key={url}
        rel="preload"
        as="font"
        type="font/woff2"
        href={url}
        crossOrigin="anonymous"
      />
    )),
    <style key="styles" dangerouslySetInnerHTML={{ __html: css + headingFontFaces(files) }} />,
  ];
}

/**
 * The head elements for all styles of a page, those of its heading font included: in one element, since
 * the page's policy needs a hash for each. See `textInHeadingFont` for what it is told.
 */
export function styleHead(html: string, css: string) {
  const files = filesForHeadings(textInHeadingFont(html, css));
  return headingFontHead(files, files, css);
}
