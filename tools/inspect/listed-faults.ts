/** The files that tell search engines and others about the site: robots.txt and the sitemap. */
import type { Answer } from "./ask";
import { type Fault, faultAt } from "./fault";
import { refusalFaults } from "./refusals";

/** Returns the locations in a sitemap. */
export const locationsIn = ({ text }: Answer): URL[] =>
  urlsIn(text.replaceAll("&amp;", "&"), /<loc>([^<]*)<\/loc>/g);

const urlsIn = (text: string, pattern: RegExp): URL[] =>
  [...text.matchAll(pattern)]
    .map(([, address = ""]) => address)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));

const PUBLISH_WHOLE = "Publish the whole folder public/ as npm run build writes it.";

/** Returns the fault of a file that has to be there. */
export function absentFaults(answer: Answer, purpose: string): Fault[] {
  const { url, status } = answer;
  if (status === 200) return [];
  const refusal = refusalFaults(answer);
  if (refusal.length > 0) return refusal;
  const found = `It answers with the status ${status} instead of 200. ${purpose}`;
  return faultAt(url.href, found, PUBLISH_WHOLE);
}

/** Returns the fault of a file that names another site than its own. */
export function otherSiteFaults(url: URL, named: readonly URL[]): Fault[] {
  const other = named.find(({ origin }) => origin !== url.origin);
  if (!other) return [];
  return faultAt(
    url.href,
    `It names the site ${other.origin}/ instead of ${url.origin}/, so search engines list other addresses.`,
    `If ${url.origin}/ is the right address, write it into website in data/pharmacy.yaml, and publish again.`,
  );
}

/** Returns the faults of robots.txt, but for a wrong site in it. */
export function robotsFaults(answer: Answer): Fault[] {
  if (answer.status !== 200)
    return absentFaults(answer, "It tells search engines where the sitemap is.");
  const address = answer.url.href;
  const advice = "Turn off what replaces robots.txt at the host.";
  if (/^disallow: *\/ *$/im.test(answer.text))
    return faultAt(address, "It tells search engines to list no page.", advice);
  if (sitemapsIn(answer).length === 0)
    return faultAt(address, "It does not name the sitemap.", advice);
  return [];
}

/** Returns the sitemaps that robots.txt names. */
export const sitemapsIn = ({ text }: Answer): URL[] => urlsIn(text, /^sitemap: *(\S+)/gim);

/** Returns the address that a page gives as its own. */
export const canonicalIn = ({ text }: Answer): URL[] =>
  urlsIn(text, /<link rel="canonical" href="([^"]*)"/g);
