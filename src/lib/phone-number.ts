/** Phone numbers as staff write them: `(507) 555-0142`, or `(507) 555-0142 ext. 12`. */

const EXTENSION = / ext\. (\d{1,6})$/;

/** A number without its extension. */
export const PHONE_PATTERN = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;

export const PHONE_WITH_EXTENSION_PATTERN = new RegExp(
  PHONE_PATTERN.source.replace("$", `(?:${EXTENSION.source.replace("$", "")})?$`),
);

/** A number and its extension, each of which stays on one line. */
export const unbrokenParts = (number: string): string[] => number.split(/ (?=ext\.)/);

/** The digits of a number, without those of its extension. */
export const digitsOf = (number: string) => number.replace(EXTENSION, "").replace(/\D/g, "");
const extensionOf = (number: string) => EXTENSION.exec(number)?.[1];

/**
 * What a link dials, from any country. Phones wait at a comma and then dial the extension; what
 * RFC 3966 has for it, `;ext=`, iPhones leave out.
 */
export function dialUrl(number: string): string {
  const extension = extensionOf(number);
  return `tel:+1${digitsOf(number)}${extension ? `,${extension}` : ""}`;
}

/** Opens a text message to a number. */
export const textUrl = (number: string) => `sms:+1${digitsOf(number)}`;

/** Opens a chat: https://faq.whatsapp.com/5913398998672934. */
export const whatsAppUrl = (number: string) => `https://wa.me/1${digitsOf(number)}`;

/** As search engines read it: `+1-507-555-0142`, or `+1-507-555-0142;ext=12` (RFC 3966). */
export function internationalNumber(number: string): string {
  const extension = extensionOf(number);
  const [area, exchange, line] = [[0, 3], [3, 6], [6]].map(([from, to]) =>
    digitsOf(number).slice(from, to),
  );
  return `+1-${area}-${exchange}-${line}${extension ? `;ext=${extension}` : ""}`;
}
