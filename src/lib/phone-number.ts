/** Phone numbers as staff write them: `(507) 555-0142`, or `(507) 555-0142 ext. 12`. */

const EXTENSION = / ext\. (\d{1,6})$/;

/** Number without an extension. */
export const PHONE_PATTERN = /^\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/;

export const PHONE_WITH_EXTENSION_PATTERN = new RegExp(
  PHONE_PATTERN.source.replace("$", `(?:${EXTENSION.source.replace("$", "")})?$`),
);

/** Splits a number before its extension. Each part has to stay on one line. */
export const unbrokenParts = (number: string): string[] => number.split(/ (?=ext\.)/);

/** Returns the ten digits, without the extension or the `1-` before `1-800-222-1222`. */
export const digitsOf = (number: string) => number.replace(EXTENSION, "").replace(/^1-|\D/g, "");
const extensionOf = (number: string) => EXTENSION.exec(number)?.[1];

/** Returns a `tel:` link that works from any country. Phones pause at a comma; iPhones ignore `;ext=` (RFC 3966). */
export function dialUrl(number: string): string {
  const extension = extensionOf(number);
  return `tel:+1${digitsOf(number)}${extension ? `,${extension}` : ""}`;
}

/** Returns the `tel:` link of a national number, such as `911` or `1-800-222-1222`, or of any other number. */
export const helpUrl = (number: string) =>
  number.startsWith("(") ? dialUrl(number) : `tel:${number.replaceAll("-", "")}`;

/** Returns a link that opens a text message. */
export const textUrl = (number: string) => `sms:+1${digitsOf(number)}`;

/** Returns a link that opens a chat (https://faq.whatsapp.com/5913398998672934). */
export const whatsAppUrl = (number: string) => `https://wa.me/1${digitsOf(number)}`;

/** Formats a number for search engines: `+1-507-555-0142` or `+1-507-555-0142;ext=12` (RFC 3966). */
export function internationalNumber(number: string): string {
  const extension = extensionOf(number);
  const [area, exchange, line] = [[0, 3], [3, 6], [6]].map(([from, to]) =>
    digitsOf(number).slice(from, to),
  );
  return `+1-${area}-${exchange}-${line}${extension ? `;ext=${extension}` : ""}`;
}
