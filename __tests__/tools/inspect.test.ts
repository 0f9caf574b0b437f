/** `npm run inspect` names what is wrong with a live site. Each test breaks one thing at a good server. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import {
  cacheControl,
  caching,
  contentTypes,
  securityHeadersOf,
  strictTransport,
} from "../../hosting/rules";
import { withPolicy } from "../../src/gatsby/policy/page-policy";
import { ask, type Ask } from "../../tools/inspect/ask";
import { inspectSite } from "../../tools/inspect/inspect-site";
import { type Fault, printFaults, Site } from "../../tools/inspect/site";

const SITE = "https://www.pharmacy.example";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

const page = (language: string, body = "") =>
  withPolicy(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
      `<link rel="alternate" hreflang="en-US" href="${SITE}/"/>` +
      `<link rel="alternate" hreflang="es" href="${SITE}/es/"/>` +
      `<script>open("now")</script></head><body><h1>${language}</h1>${body}` +
      `<p>${"Open every day. ".repeat(200)}</p></body></html>`,
    () => ["https://mail.example"],
  );

const files: Readonly<Record<string, string>> = {
  "/": page("en-US", '<a href="/contact/">Us</a><a href="https://no.example/">Them</a>'),
  "/contact/": page(
    "en-US",
    '<a href="/es/">Es</a><p data-island="r" data-scripts="/islands-0123.js /form-0123.js"></p>',
  ),
  "/es/": page("es", '<img src="/static/0123456789abcdef/shop.webp" alt="">'),
  "/edit/": withPolicy(
    '<html><head><meta charset="utf-8" /><script type="module" src="start-0123.js"></script></head></html>',
    () => [],
  ),
  "/edit/start-0123.js": "edit()",
  "/islands-0123.js": 'console.log("form");'.repeat(200),
  "/form-0123.js": "ask()",
  "/static/0123456789abcdef/shop.webp": "picture",
  "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap-index.xml\n`,
  "/sitemap-index.xml": `<sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap>`,
  "/sitemap-0.xml": `<loc>${SITE}/</loc>`,
  "/build.json": JSON.stringify({ time: Date.now(), commit: COMMIT }),
};

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const TYPES: Readonly<Record<string, string>> = { ...contentTypes, ".js": "text/javascript" };

/** Replies as a good host does. */
function goodReply({ origin, pathname, search }: URL): Reply {
  const headers = { ...securityHeadersOf(pathname), ...strictTransport };
  const body = files[pathname];
  if (origin !== SITE || (body === undefined && `${pathname}/` in files)) {
    const location = `${SITE}${origin === SITE ? `${pathname}/` : pathname}${search}`;
    return { status: 301, headers: { ...headers, location }, body: "" };
  }
  return {
    status: body === undefined ? 404 : 200,
    headers: {
      ...headers,
      "content-type": TYPES[extname(pathname)] ?? "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "Cache-Control": body === undefined ? caching.askFirst : cacheControl(pathname),
    },
    body: body ?? page(pathname.startsWith("/es/") ? "es" : "en-US"),
  };
}

/** Changes a reply in place. */
type Breakage = (reply: Reply, url: URL) => void;

let breakage: Breakage = () => undefined;
let server: Server;
let here: string;

beforeAll(async () => {
  // An address of the good site is a path: /https://www.pharmacy.example/contact/. Its own are those of a trial.
  server = createServer((request, response) => {
    const path = request.url ?? "";
    const isTrial = !path.startsWith("/http");
    const url = new URL(isTrial ? SITE + path : path.slice(1));
    const reply = goodReply(url);
    breakage(reply, url);
    const { status, headers, body } = reply;
    if (isTrial && headers.location) headers.location = headers.location.replace(SITE, here);
    response.writeHead(status, headers);
    const sent = isTrial ? body.replaceAll(SITE, here) : body;
    response.end(headers["content-encoding"] === "gzip" ? gzipSync(sent) : sent);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

afterEach(() => {
  breakage = () => undefined;
});

const askHere: Ask = async (url) => ({ ...(await ask(new URL(`${here}/${url.href}`))), url });

const links = ["/", "/contact/", "/es/"].map((path): [string, string] => [SITE + path, `${SITE}/`]);

/** Inspects the good site without linkinator, which knows no address but real ones. */
async function inspect(home: string, breaks = breakage, said: string[] = []): Promise<Fault[]> {
  breakage = breaks;
  const site = new Site(home, askHere, (line) => said.push(line));
  await inspectSite(site, () => Promise.resolve(new Map(links)), COMMIT);
  return site.faults;
}

/** Returns what the command says about the server at its real address, and its exit code. */
async function inspectHere(): Promise<[said: string, exitCode: number | null]> {
  const script = ["--require", "tsx/cjs", "tools/commands/inspect.ts", `${here}/`];
  const command = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await Promise.all([text(command.stdout), once(command, "exit")]);
  return [said, command.exitCode];
}

test("nothing is wrong with a good host, and the commit of the site is told", async () => {
  const said: string[] = [];
  expect(printFaults(await inspect(`${SITE}/`, undefined, said))).toBe("");
  expect(said[1]).toMatch(new RegExp(`^built .*Z from commit ${COMMIT}, as this folder$`));
});

/** Breaks the reply to one address. */
const at =
  (address: string, breaks: (reply: Reply) => void): Breakage =>
  (reply, { href }) => {
    if (href === SITE + address || href === address) breaks(reply);
  };

const withHeader = (name: string, value: string) => (reply: Reply) => {
  reply.headers[name] = value;
};

const withoutHeader = (name: string) => (reply: Reply) => void delete reply.headers[name];

const withStatus = (status: number) => (reply: Reply) => void Object.assign(reply, { status });

const withBody = (body: string) => (reply: Reply) => void Object.assign(reply, { body });

const withText = (before: string | RegExp, after: string) => (reply: Reply) => {
  reply.body = reply.body.replace(before, after);
};

const insert = (html: string) => withText("</body>", `${html}</body>`);

test.each<[address: string, words: RegExp, breaks: (reply: Reply) => void]>([
  ["/", /Transport-Security \(max-age=3\)/, withHeader("Strict-Transport-Security", "max-age=3")],
  ["/edit/", /Opener-Policy \(none\)/, withHeader("Cross-Origin-Opener-Policy", "none")],
  ["/islands-0123.js", /text\/plain instead of text\/j/, withHeader("content-type", "text/plain")],
  ["/es/", /latin1 .*UTF-8/, withHeader("content-type", "text/html; charset=latin1")],
  ["/", /without compression/, withoutHeader("content-encoding")],
  ["/", /Cache-Control \(max-age=600\)/, withHeader("Cache-Control", "max-age=600")],
  ["/islands-0123.js", /Cache-Control \(missing\)/, withoutHeader("Cache-Control")],
  ["/", /cookie __cf_bm\./, withHeader("set-cookie", "__cf_bm=1; Secure")],
  ["/", /search engines to leave it out/, withHeader("X-Robots-Tag", "noindex")],
  ["/", /not ours: https:\/\/stats/, insert('<script src="https://stats.example"></script>')],
  // The page of a form would run this script.
  ["/contact/", /not ours: \/host\/count\.js/, insert('<script src="/host/count.js"></script>')],
  ["/", /not as the build wrote it/, insert("<script>count()</script>")],
  ["/", /not as the build wrote it/, insert('<p style="color:red">Free hosting</p>')],
  ["/es/", /no Content Security Policy/, withText(/<meta http-equiv[^>]*>/, "")],
  ["/contact?from=mail", /not lead to .*\/contact\/\?from=mail/, withoutHeader("location")],
  ["http://www.pharmacy.example/contact/", /\(302\) and not/, withStatus(302)],
  ["http://www.pharmacy.example/contact/", /leads to http:/, withoutHeader("location")],
  ["https://pharmacy.example/contact/", /leads to .*example\/ /, withHeader("location", "/")],
  ["/no-such-page/", /has status 200/, withStatus(200)],
  ["/no-such-page/", /not that of the site/, withBody("<h1>404</h1>")],
  ["/es/no-such-page/", /in en-US instead of es/, withText('lang="es"', 'lang="en-US"')],
  ["/no-such-script.js", /keep for long/, withHeader("Cache-Control", caching.forGood)],
  ["/islands-0123.js", /\(status 404\), and .*\/contact\/ links to it/, withStatus(404)],
  ["/sitemap-0.xml", /not there \(status 404\)/, withStatus(404)],
  ["/robots.txt", /list no page/, withText("Allow", "Disallow")],
  ["/robots.txt", /names https:\/\/shop\./, withText(SITE, "https://shop.example")],
  ["/sitemap-index.xml", /names https:\/\/shop\./, withText(SITE, "https://shop.example")],
  ["/build.json", /built 3 days ago/, withBody(`{"time":${Date.now() - 74 * 60 * 60 * 1000}}`)],
  ["/build.json", /for tests/, withText("}", ',"sendsToOutbox":true}')],
  ["/build.json", /a demo/, withText("}", ',"isDemo":true}')],
  ["/build.json", /does not say when/, withBody("<h1>Hello</h1>")],
])("%s is named, broken as %s", async (address, words, breaks) => {
  const faults = await inspect(`${SITE}/`, at(address, breaks));
  const named = new URL(address, SITE).href;
  expect(faults.map(({ address, found }) => address === named && found)).toEqual([
    expect.stringMatching(words),
  ]);
  expect(faults[0]?.advice).toMatch(/\w.*\.$/);
});

describe("in a folder", () => {
  const HOME = `${SITE}/pharmacy/`;

  /** Asks the good site as if it were in a folder. */
  const askInFolder: Ask = async (url) => {
    if (!url.pathname.startsWith("/pharmacy/")) return askHere(url);
    const own = new URL(url.href.replace("/pharmacy/", "/"));
    const { text, headers: given, ...answer } = await askHere(own);
    const headers = new Headers(given);
    const moved = (words: string) =>
      words.replaceAll(`${SITE}/`, HOME).replaceAll(/(?<=[" ])\/(?=\w)/g, "/pharmacy/");
    const location = headers.get("location");
    if (location) headers.set("location", moved(location));
    return { ...answer, text: moved(text), headers, url };
  };

  async function inspectInFolder(breaks = breakage) {
    breakage = breaks;
    const said: string[] = [];
    const site = new Site(HOME, askInFolder, (line) => said.push(line));
    const moved = links.map(([link, parent]): [string, string] => [
      link.replace(`${SITE}/`, HOME),
      parent.replace(`${SITE}/`, HOME),
    ]);
    await inspectSite(site, () => Promise.resolve(new Map(moved)), COMMIT);
    return { faults: site.faults, said };
  }

  test("nothing is wrong, and it is said that robots.txt does not name the site", async () => {
    const { faults, said } = await inspectInFolder();
    expect(printFaults(faults)).toBe("");
    expect(said).toContain(
      `search engines read ${SITE}/robots.txt, which is not this site's: tell them of ${HOME}sitemap-index.xml in their consoles`,
    );
  });

  test.each<[address: string, words: RegExp, breaks: (reply: Reply) => void]>([
    ["/robots.txt", /list no page/, withText("Allow: /", "Disallow: /pharmacy")],
    ["/edit/", /Opener-Policy \(none\)/, withHeader("Cross-Origin-Opener-Policy", "none")],
    ["/islands-0123.js", /Cache-Control \(missing\)/, withoutHeader("Cache-Control")],
    ["/contact/", /not ours: /, insert('<script src="//www.pharmacy.example/a.js"></script>')],
    ["/es/no-such-page/", /in en-US instead of es/, withText('lang="es"', 'lang="en-US"')],
    ["/sitemap-index.xml", /names https:\/\/shop\./, withText(SITE, "https://shop.example")],
  ])("%s is named, broken as %s", async (address, words, breaks) => {
    const { faults } = await inspectInFolder(at(address, breaks));
    expect(faults.map(({ found }) => found)).toEqual([expect.stringMatching(words)]);
  });
});

test("a fault of several pages is said once", async () => {
  const faults = await inspect(`${SITE}/`, ({ headers, status }) => {
    if (status === 200) delete headers["Permissions-Policy"];
  });
  expect(printFaults(faults)).toMatch(/^1\. \S* and 10 more\n.*: Permissions-Policy.*\n.*: .*$/);
});

const busy = { status: 429, headers: { "retry-after": "0" } };
const challenge = { status: 403, headers: { "cf-mitigated": "challenge" } };

const REFUSALS: [words: RegExp, change: (reply: Reply) => void][] = [
  [/refuses to answer.* \(status 401\)/, withStatus(401)],
  [/bot check keeps visitors out \(status 403\)/, (reply) => Object.assign(reply, challenge)],
  [/refuses to answer.* \(status 500\)/, withStatus(500)],
  [/refuses to answer.* \(status 429\)/, (reply) => Object.assign(reply, busy)],
];

test.each(REFUSALS)("the home page: %s", async (words, change) => {
  const inspected = inspect(`${SITE}/`, change);
  await expect(inspected).rejects.toThrow(words);
  await expect(inspected).rejects.toThrow(/What to do: Inspect again later/);
});

test.each(REFUSALS)("once, if it begins later: %s", async (words, change) => {
  let asked = 0;
  const faults = await inspect(`${SITE}/`, (reply) => {
    if (asked++ > 0) change(reply);
  });
  expect(printFaults(faults)).toMatch(words);
  expect(printFaults(faults)).not.toMatch(/^2\./m);
});

test("a host that is busy for a moment is asked again", async () => {
  let asked = 0;
  const faults = await inspect(`${SITE}/`, (reply) => {
    if (++asked === 5) Object.assign(reply, busy);
  });
  expect(faults).toEqual([]);
});

test("an address that leads to another is not inspected", async () => {
  const words = `Run: npm run inspect -- ${SITE}/`;
  await expect(inspect("https://pharmacy.example/")).rejects.toThrow(words);
});

test("a name that no server has is named", async () => {
  const lost = { status: 0, headers: new Headers(), text: "ENOTFOUND" };
  const askHalf: Ask = (url) =>
    url.hostname === "pharmacy.example" ? Promise.resolve({ url, ...lost }) : askHere(url);
  const site = new Site(`${SITE}/`, askHalf, () => undefined);
  await inspectSite(site, () => Promise.resolve(new Map(links)));
  expect(printFaults(site.faults)).toMatch(/^1\. .*\n {3}No answer came \(ENOTFOUND\)/);
});

test("the command finds nothing wrong at a good server", async () => {
  expect(await inspectHere()).toEqual([expect.stringContaining("Nothing is wrong"), 0]);
});

test("the command names a dead link, and the page that has it", async () => {
  breakage = at("/es/", withText("shop.webp", "gone.webp"));
  const words = `gone.webp\n   It is not there (status 404), and ${here}/es/ links to it.`;
  expect(await inspectHere()).toEqual([expect.stringContaining(words), 1]);
});
