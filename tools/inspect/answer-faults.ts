/** What is wrong with an answer: its headers, judged by `hosting/rules.ts`, and what a host changed in a page. */
import { extname } from "node:path";
import {
  cacheControl,
  contentTypes,
  securityHeadersOf,
  strictTransport,
} from "../../hosting/rules";
import { withPolicy } from "../../src/gatsby/policy/page-policy";
import type { Answer } from "./ask";
import { CONFIGURE, PUBLISH, type Site, SWITCH_OFF } from "./site";

const TEXTS = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
const TYPES: Readonly<Record<string, string>> = { ...TEXTS, ...contentTypes };

/** Notes what is wrong with the headers of a page or a file with status 200 or 404. */
export function noteHeaders({ url, status, headers, text }: Answer, site: Site): void {
  const note = (found: string, advice: string) => site.note(url.href, found, advice);
  const path = site.pathOf(url);
  const rules = Object.entries({
    ...securityHeadersOf(path),
    ...(url.protocol === "https:" && strictTransport),
    ...(status === 200 && { "Cache-Control": cacheControl(path) }),
  });
  const wrong = rules.filter(([name, rule]) => !follows(headers.get(name) ?? "", rule));
  const words = wrong.map(([name]) => `${name} (${headers.get(name) ?? "missing"})`);
  if (words.length > 0) note(`Its headers are wrong: ${words.join(", ")}.`, CONFIGURE);

  const ending = url.pathname.endsWith("/") ? ".html" : extname(url.pathname);
  const type = headers.get("content-type")?.replace("application/java", "text/java") ?? "missing";
  const [expected = ""] = TYPES[ending]?.split(";") ?? [];
  if (!type.startsWith(expected) || /charset=(?!"?utf-8)/i.test(type))
    note(`Its Content-Type is ${type} instead of ${expected} in UTF-8.`, CONFIGURE);
  // Hosts need not compress a shorter file, because it fits into a packet or two.
  if (ending in TEXTS && text.length > 2048 && !headers.has("content-encoding"))
    note("It comes without compression, and takes several times as long.", CONFIGURE);
  const [cookie] = headers.getSetCookie();
  if (cookie) note(`It sets the cookie ${cookie.split("=")[0]}. The site needs none.`, SWITCH_OFF);
  const isHidden = /noindex/i.test(headers.get("x-robots-tag") ?? "");
  if (isHidden && status === 200 && !path.startsWith("/edit/"))
    note("Its header X-Robots-Tag tells search engines to leave it out.", SWITCH_OFF);
}

/** True if a header says what the rule says, or more: a longer time, or no caching at all. */
function follows(header: string, rule: string): boolean {
  if (maxAge(rule) > 0) return maxAge(header) >= maxAge(rule);
  if (maxAge(rule) === 0) return maxAge(header) === 0 || /no-cache|no-store/.test(header);
  // Cloudflare sends two values for the editing screen. Browsers pass over them, so signing in works.
  return header === rule || header.endsWith(`, ${rule}`);
}

export const maxAge = (header: string | null) => Number(/max-age="?(\d+)/.exec(header ?? "")?.[1]);

/** Notes what does not belong into a page. */
export function notePage({ url, text }: Answer, site: Site): void {
  const note = (found: string, advice: string) => site.note(url.href, found, advice);
  const policy = policyIn(text);
  const sources = [...text.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)/gi)];
  const foreign = sources.find(([, source = ""]) => !site.isOwnScript(source));
  if (!policy) note("It has no Content Security Policy, as each page of a build has.", PUBLISH);
  else if (foreign) note(`It has a script that is not ours: ${foreign[1]}`, SWITCH_OFF);
  else if (!site.pathOf(url).startsWith("/edit/") && !isAsBuilt(text, policy))
    note("It is not as the build wrote it: browsers may block parts of it.", SWITCH_OFF);
}

function isAsBuilt(text: string, policy: string): boolean {
  const [, origins] = /connect-src 'self' ([^;]*)/.exec(policy) ?? [];
  try {
    return withPolicy(text, () => origins?.split(" ") ?? []) === text;
  } catch {
    return false;
  }
}

/** Returns the Content Security Policy in a page; `undefined` if the build did not write the page. */
export const policyIn = (text: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1];
