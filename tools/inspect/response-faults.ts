/** Faults of a response's headers, judged by `hosting/rules.ts`. */
import { extname } from "node:path";
import {
  cacheControl,
  caching,
  contentTypes,
  editingScreenHeaders,
  securityHeadersOf,
  strictTransport,
} from "../../hosting/rules";
import type { Answer } from "./ask";
import { type Fault, faultAt, type Finding } from "./fault";

const COPY_CONFIGURATION =
  "Copy your host's configuration from hosting/, as its page there says, and publish again.";

const TYPES: Readonly<Record<string, readonly string[]>> = {
  ".html": ["text/html"],
  ".js": ["text/javascript", "application/javascript"],
  ".css": ["text/css"],
  ".svg": ["image/svg+xml"],
  ".png": ["image/png"],
  ".jpg": ["image/jpeg"],
  ".txt": ["text/plain"],
  ...Object.fromEntries(
    Object.entries(contentTypes).map(([ending, type]) => [ending, type.split(";", 1)]),
  ),
};

const COMPRESSED = [".html", ".js", ".css", ".svg"];

/** Characters: hosts need not compress a shorter file, because it fits into a packet or two. */
const WORTH_COMPRESSING = 2048;

/** Returns what is wrong with the headers of a page or a file that has status 200 or 404. */
export function responseFaults(answer: Answer): Fault[] {
  const rules = [
    securityFault(answer),
    typeFault(answer),
    compressionFault(answer),
    answer.status === 200 && cachingFault(answer),
    cookieFault(answer),
    answer.status === 200 && hiddenFault(answer),
  ];
  return rules.filter((fault) => fault !== false).map((f) => ({ address: answer.url.href, ...f }));
}

function securityFault({ url, headers }: Answer): Finding | false {
  const expected = Object.entries(securityHeadersOf(url.pathname));
  const missing = expected.filter(([name]) => !headers.has(name)).map(([name]) => name);
  const wrong = expected
    .filter(([name, value]) => headers.has(name) && !isSame(name, headers.get(name) ?? "", value))
    .map(([name, value]) => `${name} is "${headers.get(name)}" instead of "${value}"`);
  const [transport = ""] = Object.keys(strictTransport);
  if (url.protocol === "https:" && !lastsAYear(headers.get(transport))) missing.push(transport);
  const found = [
    ...(missing.length > 0 ? [`Security headers are missing: ${missing.join(", ")}.`] : []),
    ...wrong.map((words) => `The header ${words}.`),
  ].join(" ");
  return found !== "" && { found, advice: COPY_CONFIGURATION };
}

/** At Cloudflare, the editing screen gets a header with two values. Browsers pass over it, so signing in works. */
const isSame = (name: string, value: string, expected: string) =>
  value === expected ||
  (Object.values<string>(editingScreenHeaders).includes(expected) &&
    value.endsWith(`, ${expected}`)) ||
  (name === "Permissions-Policy" && listOf(value) === listOf(expected));

const listOf = (value: string) => value.split(/, */).sort().join();

const maxAge = (header: string | null) => Number(/max-age="?(\d+)/.exec(header ?? "")?.[1]);

const lastsAYear = (header: string | null) => maxAge(header) >= 31_536_000;

function typeFault({ url, headers }: Answer): Finding | false {
  const ending = endingOf(url);
  const [type = "", parameters = ""] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const expected = TYPES[ending];
  if (!expected) return false;
  if (ending === ".html" && /charset=(?!"?utf-8)/.test(parameters)) {
    return {
      found: `Its letters are said to be${parameters.replace(/ *charset=/, " ")}, so that accents are broken.`,
      advice: "Set the character set of the host to UTF-8, or remove that setting.",
    };
  }
  if (expected.includes(type)) return false;
  return {
    found:
      `Its Content-Type is ${type || "missing"} instead of ${expected[0]}.` +
      (ending === ".js" ? " Browsers do not run such a script, so the forms do not work." : ""),
    advice: `Set the type of ${ending} files at the host to ${expected[0]}.`,
  };
}

function compressionFault({ url, headers, text }: Answer): Finding | false {
  if (!COMPRESSED.includes(endingOf(url)) || text.length < WORTH_COMPRESSING) return false;
  if (/^(?:br|gzip|zstd)$/.test(headers.get("content-encoding") ?? "")) return false;
  return {
    found: "It arrives without compression, and takes several times as long on a phone.",
    advice:
      "Turn on compression (brotli or gzip) at the host, or let it send the .br and .gz files of the build.",
  };
}

function cachingFault({ url, headers }: Answer): Finding | false {
  const value = headers.get("cache-control");
  const rule = cacheControl(url.pathname);
  const found = `Its Cache-Control is ${value ? `"${value}"` : "missing"} instead of "${rule}".`;
  if (rule === caching.forGood) return !lastsAYear(value) && { found, advice: COPY_CONFIGURATION };
  if (/no-cache|no-store/.test(value ?? "") || maxAge(value) === 0) return false;
  return {
    found: `${found} Visitors may see an old page after a change.`,
    advice: COPY_CONFIGURATION,
  };
}

const HOUR_S = 3600;

/** Returns the fault of a script that does not exist. */
export function missingScriptFaults({ url, status, headers }: Answer): Fault[] {
  if (status !== 404 || !(maxAge(headers.get("cache-control")) > HOUR_S)) return [];
  return faultAt(
    url.href,
    `It does not exist, and browsers may keep that ("${headers.get("cache-control")}"): a script that is missing for a minute, while you publish, stays missing.`,
    "Let the host send this header only with files that exist: hosting/ has a page for your host, and says if it cannot.",
  );
}

function cookieFault({ headers }: Answer): Finding | false {
  const [cookie] = headers.getSetCookie();
  if (cookie === undefined) return false;
  return {
    found: `The host sets a cookie, "${cookie.split("=", 1)[0]}". The site itself sets none, and says so.`,
    advice:
      "Turn off what sets it: statistics, bot protection or sticky sessions of the host or the proxy.",
  };
}

function hiddenFault({ url, headers }: Answer): Finding | false {
  const isPage = endingOf(url) === ".html" && !url.pathname.startsWith("/edit/");
  if (!isPage || !/noindex/i.test(headers.get("x-robots-tag") ?? "")) return false;
  return {
    found: 'The header X-Robots-Tag is "noindex": search engines leave the page out.',
    advice:
      "Hosts send it with previews. Inspect the address of the published site, or remove the header.",
  };
}

const endingOf = ({ pathname }: URL) => (pathname.endsWith("/") ? ".html" : extname(pathname));
