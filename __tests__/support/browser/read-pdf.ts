import { extractText, getDocumentProxy } from "unpdf";

export interface Printed {
  pages: number;
  /** Text without spaces, because a PDF positions words instead. */
  text: string;
  /** The text of the last page. */
  lastPage: string;
  /** Size of the first page, in points. */
  size: { width: number; height: number };
}

export async function readPdf(pdf: Buffer): Promise<Printed> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  // Splits ligatures such as "fi".
  const words = text.map((page) => page.normalize("NFKC").replace(/\s/g, ""));
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  return {
    pages: document.numPages,
    text: words.join(""),
    lastPage: words.at(-1) ?? "",
    size: { width: right - left, height: bottom - top },
  };
}
