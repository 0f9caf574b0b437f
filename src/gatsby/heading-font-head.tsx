import { filesForHeadings, headingFontFaces, type HeadingFontFile } from "../styles/heading-font";
import { textInHeadingFont } from "./text-in-heading-font";

/**
 * The head elements for files of the heading font.
 *
 * @param atOnce those that the page needs for sure: lines may break elsewhere once they are there
 */
export function headingFontHead(files: readonly HeadingFontFile[], atOnce = files) {
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
    <style
      key="heading-font-faces"
      dangerouslySetInnerHTML={{ __html: headingFontFaces(files) }}
    />,
  ];
}

/** The head elements for the heading font on a page; see `textInHeadingFont` for what it is told. */
export const headingFontFor = (html: string, css: string) =>
  headingFontHead(filesForHeadings(textInHeadingFont(html, css)));
