/** Cuts a page into pieces. The first piece ends in the body, because nothing is painted before. */
export type CutPage = (html: string) => string[];

/** Returns pieces of so many characters, wherever they end. */
export const everyCharacters =
  (count: number): CutPage =>
  (html) => {
    const ends = [];
    for (let end = Math.ceil(bodyStart(html) / count) * count; end < html.length; end += count) {
      ends.push(end);
    }
    return cutAt(html, ends);
  };

/**
 * Moves the end of each piece back to a space, because half a word after a link may fit on a line
 * that the whole word does not fit on.
 */
export const withWholeWords =
  (cutPage: CutPage): CutPage =>
  (html) => {
    const pieces = cutPage(html);
    let half = "";
    return pieces.map((piece, index) => {
      const text = half + piece;
      half = index < pieces.length - 1 ? (/(?<=\s)[^\s<>]+$/.exec(text)?.[0] ?? "") : "";
      return text.slice(0, text.length - half.length);
    });
  };

const bodyStart = (html: string) => html.indexOf("<body") + "<body>".length;

const cutAt = (html: string, ends: readonly number[]): string[] =>
  [...ends, html.length].map((end, index) => html.slice(ends[index - 1] ?? 0, end));
