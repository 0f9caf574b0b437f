/** How the sample is told from the site of a pharmacy. */

/** Facts of the sample that are wrong for any other pharmacy. Its numbers and addresses show by themselves: 555-01, `.example`. */
export const SAMPLE_FACTS = {
  shortName: "Juniper Pharmacy",
  street: "555 Division Street South",
};

/** True for the sample: its domain ends in `.example`, which is reserved (RFC 2606). */
export const isSample = ({ website }: { website: string }) =>
  URL.canParse(website) && new URL(website).hostname.endsWith(".example");

/** What each notice of the sample says of itself, in the sample's languages. */
const SAYS_SAMPLE = /\bthis is a sample\b|\beste es un ejemplo\b/i;

/** True for a text that calls itself a sample. */
export const saysSample = (text: string) => SAYS_SAMPLE.test(text);
