import { filesForHeadings, headingFontFaces, type HeadingFontFile } from "../styles/heading-font";
import { textInHeadingFont } from "./text-in-heading-font";

/** The head elements for files of the heading font. The first is wanted by every heading, and so fetched at once. */
export function headingFontHead(files: readonly HeadingFontFile[]) {
  const [first] = files;
  return [
    first && (
      <link
        key="heading-font"
        rel="preload"
        as="font"
        type="font/woff2"
        href={first.url}
        crossOrigin="anonymous"
      />
    ),
    <style
      key="heading-font-faces"
      dangerouslySetInnerHTML={{ __html: headingFontFaces(files) }}
    />,
  ];
}

/** The head elements for the heading font on a page; see `textInHeadingFont` for what it is told. */
export const headingFontFor = (html: string, css: string) =>
  headingFontHead(filesForHeadings(textInHeadingFont(html, css)));
