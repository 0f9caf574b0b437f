/** What is wrong with addresses that have to lead to a page, and with those that do not exist. */
import { maxAge, noteHeaders, policyIn } from "./answer-faults";
import { type Answer, targetOf } from "./ask";
import { CONFIGURE, type Site } from "./site";

/** Notes addresses that people type, by protocol and by `www.`, and that do not lead to the page. */
export async function noteDomain(page: string, site: Site): Promise<void> {
  const { protocol, origin, hostname } = new URL(page);
  if (protocol !== "https:")
    return site.note(origin, "It comes without encryption.", "Turn on HTTPS at the host.");
  const force = 'Turn on the redirect to HTTPS at the host, often called "Force HTTPS".';
  await noteRedirect(page.replace("https:", "http:"), page, force, site);
  const other = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  // Nobody types www. before shop.example.com or before a host's own domain.
  if (other.startsWith("www.") && hostname.split(".").length > 2) return;
  const add = `Add ${other} to the domains at the host, and let it lead to ${hostname}: people type both.`;
  await noteRedirect(page.replace(hostname, other), page, add, site);
}

async function noteRedirect(from: string, to: string, advice: string, site: Site): Promise<void> {
  const answer = await site.get(from);
  const target = targetOf(answer);
  if (target !== to || ![301, 308].includes(answer.status))
    site.note(from, `It leads to ${target} (${answer.status}) and not to ${to} (301).`, advice);
}

/** Notes what is wrong with addresses that do not exist, in each language of the home page. */
export async function noteMissing({ url, text }: Answer, site: Site): Promise<void> {
  const languages = new Map<string, string>();
  for (const [, language = "", home = ""] of text.matchAll(/ hreflang="([^"]*)" href="([^"]*)"/gi))
    languages.set(new URL(new URL(home).pathname, url).href, language);
  for (const [home, language] of languages.set(url.href, languageOf(text))) {
    const answer = await site.get(`${home}no-such-page/`);
    const note = (found: string) => site.note(answer.url.href, found, CONFIGURE);
    const shown = languageOf(answer.text);
    if (answer.status !== 404) note(`It does not exist, and has status ${answer.status}.`);
    else if (!policyIn(answer.text)) note("Its 404 page is not that of the site.");
    else if (shown !== language) note(`Its 404 page is in ${shown} instead of ${language}.`);
    if (answer.status === 404) noteHeaders(answer, site);
  }
  const script = await site.get(`${url.href}no-such-script.js`);
  if (script.status === 404 && maxAge(script.headers.get("cache-control")) > 3600)
    site.note(script.url.href, "Browsers keep for long that it does not exist.", CONFIGURE);
}

const languageOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? "";
