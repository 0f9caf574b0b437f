/** Faults of a page: what a host inserted into it or changed in it. */
import { type DefaultTreeAdapterTypes as Tree, parse } from "parse5";
import { ISLAND } from "../../src/lib/island-protocol";
import { attribute, below, hashOf, textOf, withPolicy } from "../../src/gatsby/policy/page-policy";
import type { Answer } from "./ask";
import type { Fault, Finding } from "./fault";

/** Additions that have a switch, by their traces in the HTML. */
const INSERTIONS: readonly (Finding & { sign: RegExp })[] = [
  {
    sign: /data-cfemail=|\/cdn-cgi\/l\/email-protection/,
    found:
      'Cloudflare hides the email addresses (Email Address Obfuscation): patients read "[email protected]".',
    advice: "Turn Email Address Obfuscation off in the settings of the domain at Cloudflare.",
  },
  {
    sign: /rocket-loader|type="[\da-f]{16,}-(?:text\/javascript|module)?"/,
    found: "Cloudflare changes the scripts (Rocket Loader): hours, menu and forms may not work.",
    advice: "Turn Rocket Loader off in the settings of the domain at Cloudflare.",
  },
  {
    sign: /static\.cloudflareinsights\.com/,
    found: "Cloudflare inserts its statistics (Web Analytics), which the page's policy blocks.",
    advice:
      "Turn Web Analytics off in the settings of the project, and of the domain, at Cloudflare.",
  },
  {
    sign: /\/cdn-cgi\/challenge-platform\//,
    found: "Cloudflare inserts a script that examines visitors (JavaScript Detections).",
    advice:
      "Turn JavaScript Detections and Bot Fight Mode off in the settings of the domain at Cloudflare.",
  },
  {
    sign: /\/cdn-cgi\/zaraz\//,
    found: "Cloudflare inserts tools of other companies (Zaraz).",
    advice: "Remove the tools from Zaraz in the settings of the domain at Cloudflare.",
  },
  {
    sign: /netlify-cdp-loader|\/\.netlify\/scripts\/|netlify-rum/,
    found: "Netlify inserts a script (its drawer for previews, or its measurements).",
    advice: "Turn both off in the project's settings at Netlify.",
  },
  {
    sign: /vercel\.live|\/_vercel\/(?:insights|speed-insights)\//,
    found: "Vercel inserts a script (its toolbar, or its statistics).",
    advice:
      "Turn the toolbar, Web Analytics and Speed Insights off in the project's settings at Vercel.",
  },
  {
    sign: /img1\.wsimg\.com/,
    found: "GoDaddy inserts a script that counts visitors.",
    advice: "Turn the statistics off in the hosting's settings, or ask GoDaddy to.",
  },
  {
    sign: /googletagmanager\.com|google-analytics\.com/,
    found: "Something inserts Google's statistics, which the page's policy blocks.",
    advice: "Turn them off at the host. The site tells patients that nobody counts them.",
  },
];

const REMOVE = "Turn off what inserts it, at the host or at a proxy in front of it.";

/** Scripts of the build are files at the root, or beside the editing screen. */
const OWN_SCRIPT = /^\/(?:edit\/)?[^/]+\.js$/;

/** Returns what does not belong into a page. */
export function pageFaults({ url, text }: Answer): Fault[] {
  const insertions = INSERTIONS.filter(({ sign }) => sign.test(text));
  if (insertions.length > 0)
    return insertions.map(({ found, advice }) => ({ address: url.href, found, advice }));
  const foreign = foreignPart(url, text);
  return foreign ? [{ address: url.href, ...foreign }] : [];
}

/** Returns the first part of a page that the build did not write. */
function foreignPart(url: URL, text: string): Finding | undefined {
  const elements = below(parse(text, { scriptingEnabled: false }));
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const file = scripts
    .flatMap((script) => attribute(script, "src") ?? [])
    .find((source) => !isOwn(new URL(source, url), url));
  if (file !== undefined)
    return { found: `It has a script that is not ours: ${file}.`, advice: REMOVE };
  const policy = policyIn(text);
  if (policy === undefined) {
    return {
      found: "It has no Content Security Policy, as every page of a build has.",
      advice:
        "Publish the folder public/ as npm run build writes it. If you do, ask the host what changes pages.",
    };
  }
  // The editing screen has a policy of its own, for all that it may do.
  if (url.pathname.startsWith("/edit/")) return undefined;
  const blocked = scripts.find(
    (script) => isEffective(script) && !policy.includes(hashOf(textOf(script))),
  );
  if (blocked) {
    const words = textOf(blocked).trim().slice(0, 60);
    return { found: `It has a script that is not ours: "${words}".`, advice: REMOVE };
  }
  if (isAsBuilt(text, connectionsIn(policy))) return undefined;
  return {
    found: "It is not the page that the build wrote, and browsers may block parts of it.",
    advice: `${REMOVE} If nothing does, another version of this project built the site: publish it again.`,
  };
}

const isOwn = (script: URL, page: URL) =>
  script.origin === page.origin && OWN_SCRIPT.test(script.pathname);

function isAsBuilt(text: string, connections: readonly string[]): boolean {
  try {
    return withPolicy(text, () => connections) === text;
  } catch {
    return false;
  }
}

/** Returns the other origins to which a policy lets a page connect: that of the mail service. */
const connectionsIn = (policy: string): string[] =>
  /connect-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];

/** True for a page with a form that sends to a mail service. */
export const canSend = ({ text }: Answer): boolean =>
  connectionsIn(policyIn(text) ?? "").length > 0;

/** True for a page with a form that was built without the keys to send it. */
export const cannotSend = (page: Answer): boolean =>
  page.text.includes(` ${ISLAND}="`) && !canSend(page);

/** Returns the Content Security Policy in a page; `undefined` if the build did not write the page. */
export const policyIn = (text: string): string | undefined =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1];

/** True for scripts in the page that browsers run. */
const isEffective = (script: Tree.Element) =>
  attribute(script, "src") === undefined &&
  /^(?:|module|text\/javascript)$/.test(attribute(script, "type") ?? "");
