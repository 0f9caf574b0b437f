/** What the keys and types of the content are called on the editing screen. */

/** Short forms that keys use, and what people call them. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  alt: "alternative text",
  otc: "OTC",
  seo: "search results",
  street2: "second line of the address",
  url: "web address",
  whatsapp: "WhatsApp",
  zip: "ZIP",
};

/** `specialHours` and `special-hours` become `Special hours`. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .split(/[\s-]/)
    .map((word) => word.toLowerCase())
    .map((word) => SPELLED_OUT[word] ?? word)
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What one entry of a list of texts is called: `points` becomes `point`. */
export const entryLabelOf = (name: string): string =>
  labelOf(name.replace(/ies$/, "y").replace(/s$/, "")).toLowerCase();
