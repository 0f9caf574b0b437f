import { extractText, getDocumentProxy } from "unpdf";

/** What a browser printed. */
export interface Printed {
  pages: number;
  /** The words without their spaces, since a PDF places words rather than spacing them. */
  text: string;
  /** Of the first page, in points. */
  size: { width: number; height: number };
}

export async function readPdf(pdf: Buffer): Promise<Printed> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  return {
    pages: document.numPages,
    // Fonts may draw "fi" as one sign.
    text: text.normalize("NFKC").replace(/\s/g, ""),
    size: { width: right - left, height: bottom - top },
  };
}
