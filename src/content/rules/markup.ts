/** Signs of HTML and Markdown in texts. Pages show texts as they are, and so they would show the signs. */
import type { Advice } from "../problem";

/** How Markdown, HTML, or a word processor that saved it, says what a text may not. */
const SIGNS: readonly RegExp[] = [
  // <b>, </p>, <a href="…">, <!--
  /<\/?[a-z][^<>]*>|<!--/i,
  // &amp; &#39;
  /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i,
  // [words](address), ![picture](address)
  /!?\[[^\]]*\]\([^)]*\)/,
  // **bold**, __bold__, ~~struck~~
  /(\*\*|__|~~)(?=\S).*?\S\1/s,
  // *words*, _words_: the signs touch the words, and no letter stands outside of them
  /(?<![\w*])(\*|_)(?=[^\s*_])[^*_\n]*[^\s*_]\1(?![\w*])/,
  /`[^`]+`/,
  // # heading, at the beginning of a line
  /^#{1,6}\s/m,
];

const ENTITIES: Partial<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": String.raw`\"`,
  "&apos;": "'",
  "&#39;": "'",
  "&nbsp;": " ",
  "&ndash;": "–",
  "&mdash;": "—",
  "&rsquo;": "’",
  "&lsquo;": "‘",
  "&hellip;": "…",
  "&copy;": "©",
  "&reg;": "®",
  "&trade;": "™",
  "&deg;": "°",
  "&frac12;": "½",
};

/** What to write in place of a sign, if it can be said. */
function instead(sign: string): string | undefined {
  if (sign.startsWith("&")) return ENTITIES[sign.toLowerCase()];
  if (sign.startsWith("<") || sign.startsWith("#")) return undefined;
  const [, words] = /^!?\[([^\]]*)\]/.exec(sign) ?? [];
  return (words ?? sign.replaceAll(/^[*_~`]+|[*_~`]+$/g, "")) || undefined;
}

/** What patients would see of a text that is written in HTML or Markdown. */
export function markupAdvice(text: string): Advice | undefined {
  const sign = SIGNS.map((pattern) => pattern.exec(text)?.[0]).find((it) => it !== undefined);
  if (!sign) return undefined;
  const words = instead(sign);
  return {
    message: `Patients would see ${sign} as it stands: pages show a text without HTML or Markdown.`,
    fix: words ? `Write "${words}" in its place.` : "Leave it out.",
  };
}
