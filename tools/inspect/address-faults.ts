/** Faults of redirects to the site, and of addresses that do not exist. */
import type { Answer, Ask } from "./ask";
import { type Fault, faultAt } from "./fault";
import { policyIn } from "./page-faults";
import { refusalFaults } from "./refusals";

/** Returns the faults of addresses of this site that differ by protocol or by `www.`, such as those that people type. */
export async function domainFaults(page: URL, ask: Ask): Promise<Fault[]> {
  if (page.protocol !== "https:") {
    return faultAt(
      page.origin,
      "The site comes without encryption: anyone in between can read and change it.",
      "Turn on HTTPS at the host, and inspect the address with https://.",
    );
  }
  const unencrypted = new URL(page);
  unencrypted.protocol = "http:";
  return [
    ...(await redirectFaults(
      ask,
      unencrypted,
      page,
      "People who type the address come without encryption.",
      'Turn on the redirect to HTTPS at the host, often called "Force HTTPS".',
    )),
    ...(await siblingFaults(page, ask)),
  ];
}

async function siblingFaults(page: URL, ask: Ask): Promise<Fault[]> {
  const { hostname } = page;
  const sibling = new URL(page);
  sibling.hostname = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  // Nobody types www. before shop.example.com or before a host's own domain.
  const isTyped = hostname.startsWith("www.") || hostname.split(".").length === 2;
  const reason = "People type the address with and without www.";
  const { lost } = await ask(sibling);
  if (lost === undefined) {
    const advice = `Add ${sibling.hostname} to the site's domains at the host, and let it lead to ${hostname}.`;
    return redirectFaults(ask, sibling, page, reason, advice);
  }
  if (!isTyped) return [];
  return faultAt(
    sibling.origin,
    `${lost} ${reason}`,
    `Add ${sibling.hostname} to the site's domains at the host, with its DNS record at the registrar, and let it lead to ${hostname}.`,
  );
}

/** Returns the fault of an address without its slash. Its redirect may be temporary: the page names its address. */
export async function slashFaults(page: URL, ask: Ask): Promise<Fault[]> {
  const to = new URL(`${page.pathname}?from=mail`, page);
  const from = new URL(`${page.pathname.replace(/\/$/, "")}?from=mail`, page);
  const { status, target, refusal } = await follow(ask, from);
  if (target === to.href || refusal.length > 0) return refusal;
  return faultAt(
    from.href,
    `${wrongTarget(status, target, to)} Otherwise each page has two addresses.`,
    "Turn on trailing slashes at the host: see the configuration of your host in hosting/.",
  );
}

/** Returns the fault of an address that has to lead to another one, for good. */
async function redirectFaults(ask: Ask, from: URL, to: URL, reason: string, advice: string) {
  const { status, target, refusal } = await follow(ask, from);
  if (refusal.length > 0) return refusal;
  const leads = target === to.href;
  if (leads && (status === 301 || status === 308)) return [];
  const found = leads
    ? `It leads to the page with the status ${status}, which search engines take as temporary, instead of 301.`
    : wrongTarget(status, target, to);
  return faultAt(from.href, `${found} ${reason}`, advice);
}

/** Returns where an address leads to; `target` is `undefined` if it does not. */
async function follow(ask: Ask, from: URL) {
  const answer = await ask(from);
  const { status, headers } = answer;
  const location = status >= 300 && status < 400 ? headers.get("location") : null;
  const target = location === null ? undefined : new URL(location, from).href;
  return { status, target, refusal: refusalFaults(answer) };
}

const wrongTarget = (status: number, target: string | undefined, to: URL) =>
  target === undefined
    ? `It answers with the status ${status} instead of leading to ${to.href}.`
    : `It leads to ${target} instead of ${to.href}.`;

/** Returns the faults of the answer to an address that does not exist. */
export function missingPageFaults(answer: Answer, folder: string, language: string): Fault[] {
  const address = answer.url.href;
  const refusal = refusalFaults(answer);
  if (refusal.length > 0) return refusal;
  if (answer.status !== 404) {
    return faultAt(
      address,
      `It does not exist, and is answered with the status ${answer.status} instead of 404: search engines list such pages.`,
      "Let the host answer unknown addresses with 404.html and the status 404. Turn off rules for single-page apps.",
    );
  }
  if (policyIn(answer.text) === undefined) {
    return faultAt(
      address,
      "It does not exist, and the host shows its own error page instead of the site's.",
      "Set 404.html as the page for errors at the host.",
    );
  }
  const shown = languageOf(answer.text);
  if (shown === language) return [];
  return faultAt(
    address,
    `It does not exist, and its 404 page is in the language "${shown}" instead of "${language}".`,
    `Let the host answer unknown addresses below ${folder} with ${folder}404.html: hosting/ has a page for your host, and says if it cannot.`,
  );
}

export const languageOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "";
