/** Labels of fields and files on the editing screen. */

/** Words that labels spell out. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  alt: "alternative text",
  otc: "OTC",
  seo: "search results",
  street2: "second line of the address",
  url: "web address",
  whatsapp: "WhatsApp",
  zip: "ZIP",
};

/** Converts `specialHours` and `special-hours` to `Special hours`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s-]/)
    .map((word) => word.toLowerCase())
    .map((word) => SPELLED_OUT[word] ?? word)
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
