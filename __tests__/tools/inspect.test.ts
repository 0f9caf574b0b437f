/** `npm run inspect` names what is wrong with a live site. Each test breaks one thing at a good server. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";
import {
  cacheControl,
  caching,
  contentTypes,
  securityHeadersOf,
  strictTransport,
} from "../../hosting/rules";
import { withPolicy } from "../../src/gatsby/policy/page-policy";
import { ask, type Ask, certificateEnd, reasonOf } from "../../tools/inspect/ask";
import { type Fault, printFaults } from "../../tools/inspect/fault";
import { type InspectOptions, inspectSite } from "../../tools/inspect/inspect-site";

const SITE = "https://www.pharmacy.example";

const COMMIT = "0123456789abcdef0123456789abcdef01234567";

const page = (language: string, body = "") =>
  withPolicy(
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>` +
      `<link rel="canonical" href="${SITE}/"/>` +
      `<link rel="alternate" hreflang="en-US" href="${SITE}/"/>` +
      `<link rel="alternate" hreflang="es" href="${SITE}/es/"/>` +
      `<script>open("now")</script></head><body><h1>${language}</h1>${body}` +
      `<p>${"Open every day. ".repeat(200)}</p></body></html>`,
    () => ["https://mail.example"],
  );

const FORMS = ["transfer", "refill"]
  .map((name) => `<div data-island="${name}" data-script="/islands-0123.js"></div>`)
  .join("");

const files: Readonly<Record<string, string>> = {
  "/": page("en-US", '<img src="/static/0123456789abcdef/shop.webp" alt="">'),
  "/contact/": page("en-US", `<a href="mailto:desk@pharmacy.example">Write</a>${FORMS}`),
  "/es/": page("es"),
  "/edit/": withPolicy(
    '<html><head><meta charset="utf-8" /><script type="module" src="start-0123.js"></script></head></html>',
    () => [],
  ),
  "/edit/start-0123.js": "edit()",
  "/islands-0123.js": 'console.log("form");'.repeat(200),
  "/static/0123456789abcdef/shop.webp": "picture",
  "/robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap-index.xml\n`,
  "/sitemap-index.xml": `<sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap>`,
  "/sitemap-0.xml": ["", "contact/", "es/"].map((path) => `<loc>${SITE}/${path}</loc>`).join(""),
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

let breakage: Breakage;
let server: Server;

beforeAll(async () => {
  // The address is the path, as of a proxy: /https://www.pharmacy.example/contact/
  server = createServer((request, response) => {
    const url = new URL(request.url?.slice(1) ?? "");
    const reply = goodReply(url);
    breakage(reply, url);
    const { status, headers, body } = reply;
    response.writeHead(status, headers);
    response.end(headers["content-encoding"] === "gzip" ? gzipSync(body) : body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterAll(() => server.close());

const askHere: Ask = async (url) => {
  const { port } = server.address() as AddressInfo;
  return { ...(await ask(new URL(`http://127.0.0.1:${port}/${url.href}`))), url };
};

const options = {
  ask: askHere,
  certificateEnd: () => Promise.resolve<number | undefined>(undefined),
  wait: () => Promise.resolve(),
  hasMailAgreement: true,
  report: () => undefined as void,
};

function inspect(
  home: string,
  breaks: Breakage = () => undefined,
  report: (line: string) => void = () => undefined,
  more: Partial<InspectOptions> = {},
): Promise<Fault[]> {
  breakage = breaks;
  return inspectSite(new URL(home), { ...options, commit: COMMIT, report, ...more });
}

test("nothing is wrong with a good host", async () => {
  expect(printFaults(await inspect(`${SITE}/`))).toBe("");
});

/** Breaks the reply to one address. */
const at =
  (address: string, breaks: (reply: Reply) => void): Breakage =>
  (reply, { href }) => {
    if (href === SITE + address || href === address) breaks(reply);
  };

const withHeader =
  (name: string, value: string) =>
  ({ headers }: Reply) => {
    headers[name] = value;
  };

const withoutHeader =
  (name: string) =>
  ({ headers }: Reply) => {
    delete headers[name];
  };

const withStatus = (status: number) => (reply: Reply) => {
  reply.status = status;
};

const withBody = (body: string | object) => (reply: Reply) => {
  reply.body = typeof body === "string" ? body : JSON.stringify(body);
};

const withText = (before: string | RegExp, after: string) => (reply: Reply) => {
  reply.body = reply.body.replace(before, after);
};

const insert = (html: string) => withText("</body>", `${html}</body>`);

test.each<
  [what: string, address: string, words: RegExp, (reply: Reply) => void, brokenAddress?: string]
>([
  [
    "a site that browsers may also load without encryption",
    "/",
    /missing: Strict-Transport-Security/,
    withHeader("Strict-Transport-Security", "max-age=300"),
  ],
  [
    "an editing screen that cannot keep hold of the window for signing in",
    "/edit/",
    /Cross-Origin-Opener-Policy is "same-origin" instead of "same-origin-allow-popups"/,
    withHeader("Cross-Origin-Opener-Policy", "same-origin"),
  ],
  [
    "scripts called plain text, which browsers do not run",
    "/islands-0123.js",
    /text\/plain instead of text\/javascript.* forms do not work/,
    withHeader("content-type", "text/plain"),
  ],
  [
    "a page in an old character set",
    "/es/",
    /iso-8859-1.*accents/,
    withHeader("content-type", "text/html; charset=ISO-8859-1"),
  ],
  ["a page without compression", "/", /without compression/, withoutHeader("content-encoding")],
  [
    "a page that browsers keep for ten minutes",
    "/",
    /Cache-Control is "max-age=600".*old page/,
    withHeader("Cache-Control", "max-age=600"),
  ],
  [
    "a script that browsers ask for again each time",
    "/islands-0123.js",
    /Cache-Control is missing instead of "public, max-age=31536000, immutable"/,
    withoutHeader("Cache-Control"),
  ],
  ["a cookie", "/", /sets a cookie, "__cf_bm"/, withHeader("set-cookie", "__cf_bm=1; Secure")],
  [
    "a page hidden from search engines",
    "/",
    /search engines leave the page out/,
    withHeader("X-Robots-Tag", "noindex"),
  ],
  [
    "email addresses that Cloudflare hides",
    "/contact/",
    /Email Address Obfuscation/,
    withText(/href="mailto[^"]*"/, 'class="__cf_email__" data-cfemail="0123"'),
  ],
  [
    "a script of a host, from another site",
    "/",
    /not ours: https:\/\/statistics\.example\/count\.js/,
    insert('<script src="https://statistics.example/count.js"></script>'),
  ],
  [
    "a script of a host, from the site itself, which the page of a form would run",
    "/contact/",
    /not ours: \/host\/count\.js/,
    insert('<script src="/host/count.js"></script>'),
  ],
  [
    "a script of a host, in the page",
    "/",
    /not ours: "count\(\)"/,
    insert("<script>count()</script>"),
  ],
  [
    "a page that a host rewrote",
    "/",
    /not the page that the build wrote/,
    insert('<p style="color:red">Free hosting</p>'),
  ],
  [
    "a page without its policy",
    "/es/",
    /no Content Security Policy/,
    withText(/<meta http-equiv[^>]*>/, ""),
  ],
  [
    "two addresses of one page",
    "/contact?from=mail",
    /status 200 instead of leading to https:\/\/www\.pharmacy\.example\/contact\/\?from=mail/,
    withStatus(200),
  ],
  [
    "a temporary redirect to https",
    "http://www.pharmacy.example/contact/",
    /status 302, .* instead of 301/,
    withStatus(302),
  ],
  [
    "a site without a redirect to https",
    "http://www.pharmacy.example/contact/",
    /status 200 instead of leading to https/,
    withStatus(200),
  ],
  [
    "an address without www. that forgets the page",
    "https://pharmacy.example/contact/",
    /leads to https:\/\/www\.pharmacy\.example\/ instead/,
    withHeader("location", `${SITE}/`),
  ],
  [
    "unknown addresses answered as pages",
    "/no-such-page/",
    /status 200 instead of 404/,
    withStatus(200),
  ],
  ["the host's own error page", "/no-such-page/", /its own error page/, withBody("<h1>404</h1>")],
  [
    "an English 404 page in Spanish",
    "/es/no-such-page/",
    /in the language "en-US" instead of "es"/,
    withText('lang="es"', 'lang="en-US"'),
  ],
  [
    "a script that was not uploaded",
    "/islands-0123.js",
    /status 404 instead of 200\. A page needs it/,
    withStatus(404),
  ],
  [
    "a missing script that browsers keep for a year",
    "/no-such-script.js",
    /does not exist, and browsers may keep that \("public, max-age=31536000, immutable"\)/,
    withHeader("Cache-Control", caching.forGood),
  ],
  ["a sitemap that was not uploaded", "/sitemap-index.xml", /status 404/, withStatus(404)],
  [
    "robots.txt of another site",
    "/robots.txt",
    /names the site https:\/\/shop\.example\/ instead of/,
    withText(SITE, "https://shop.example"),
  ],
  [
    "a sitemap of another site",
    "/sitemap-index.xml",
    /names the site https:\/\/shop\.example\/ instead of/,
    withText(`${SITE}/es/`, "https://shop.example/es/"),
    "/sitemap-0.xml",
  ],
  [
    "robots.txt that hides the site",
    "/robots.txt",
    /list no page/,
    withText("Allow: /", "Disallow: /"),
  ],
  [
    "a site that was not built for days",
    "/build.json",
    /built 3 days ago/,
    withBody({ time: Date.now() - 74 * 60 * 60 * 1000 }),
  ],
  [
    "a build of the tests",
    "/build.json",
    /for tests.* is lost/,
    withBody({ time: Date.now(), commit: COMMIT, sendsToOutbox: true }),
  ],
  [
    "a site that does not say when it was built",
    "/build.json",
    /does not say when the site was built \(status 404\)/,
    withStatus(404),
  ],
])("%s is named", async (_, address, words, breaks, brokenAddress = address) => {
  const faults = await inspect(`${SITE}/`, at(brokenAddress, breaks));
  const named = address.startsWith("/") ? SITE + address : address;
  const here = faults.filter((fault) => fault.address === named);
  expect(here.map(({ found }) => found)).toEqual([expect.stringMatching(words)]);
  expect(here[0]?.advice).toMatch(/\w.*\.$/);
});

test("a fault of several pages is said once", async () => {
  const faults = await inspect(`${SITE}/`, ({ headers, status }) => {
    if (status === 200) delete headers["Permissions-Policy"];
  });
  expect(printFaults(faults)).toMatch(
    /^1\. https:\/\/www\.pharmacy\.example\/ and 7 more\n {3}Security headers are missing: Permissions-Policy\.\n {3}What to do: \w.*$/,
  );
});

test.each([
  ["as this folder", COMMIT],
  ["which this folder is not at", "f".repeat(40)],
])("the commit of the site is told, %s", async (words, commit) => {
  const said: string[] = [];
  await inspect(`${SITE}/`, at("/build.json", withBody({ time: Date.now(), commit })), (line) =>
    said.push(line),
  );
  expect(said[0]).toMatch(new RegExp(`^built .* UTC from commit ${commit.slice(0, 7)}, ${words}$`));
});

test("forms that were built without keys are no fault, and are told", async () => {
  const said: string[] = [];
  const breaks = at("/contact/", withBody(withPolicy(files["/contact/"] ?? "", () => [])));
  expect(await inspect(`${SITE}/`, breaks, (line) => said.push(line))).toEqual([]);
  expect(said.join()).toContain("forms do not send, as on https://www.pharmacy.example/contact/");
});

test("forms that send without an agreement with the mail service are no fault, and are told", async () => {
  const saidWith = async (hasMailAgreement: boolean) => {
    const said: string[] = [];
    const report = (line: string) => void said.push(line);
    expect(await inspect(`${SITE}/`, undefined, report, { hasMailAgreement })).toEqual([]);
    return said.join();
  };
  const told = "forms send, and data/agreements.yaml has no agreement with the mail service";
  expect(await saidWith(false)).toContain(told);
  expect(await saidWith(true)).not.toContain(told);
});

test("an address with www. that has no server is named, if people type it", async () => {
  const askWithoutSibling: Ask = (url) =>
    /^www\.(?!pharmacy)|^pharmacy/.test(url.hostname)
      ? Promise.resolve(lostAt(url, "No server has this name."))
      : askHere(url);
  breakage = () => undefined;
  const [fault, ...others] = await inspectSite(new URL(`${SITE}/`), {
    ...options,
    ask: askWithoutSibling,
  });
  expect(fault?.address).toBe("https://pharmacy.example");
  expect(fault?.found).toContain(
    "No server has this name. People type the address with and without www.",
  );
  expect(others).toEqual([]);
});

test("a server that does not answer is explained", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, "close");
  const { status, lost } = await ask(new URL(`http://127.0.0.1:${port}/`));
  expect([status, lost]).toEqual([0, "Nothing listens there."]);
});

/** What each kind of refusal is called, in place of "publish again". */
const REFUSALS: [what: string, words: RegExp, advice: RegExp, change: (reply: Reply) => void][] = [
  ["a password", /asks for a password/, /Turn off the password/, (reply) => (reply.status = 401)],
  [
    "a bot check",
    /bot check/,
    /Under Attack Mode/,
    (reply) =>
      Object.assign(reply, { status: 403, headers: { "cf-mitigated": "challenge" }, body: "" }),
  ],
  ["a refused folder", /refuses the page/, /index\.html/, (reply) => (reply.status = 403)],
  ["maintenance", /out of service/, /End the maintenance/, (reply) => (reply.status = 503)],
  ["a broken server", /has an error \(status 500\)/, /\.htaccess/, (reply) => (reply.status = 500)],
  ["too many requests", /too many requests/, /Wait an hour/, (reply) => (reply.status = 429)],
];

test.each(REFUSALS)("%s is named, at the home page", async (_, words, advice, change) => {
  const inspected = inspect(`${SITE}/`, change);
  await expect(inspected).rejects.toThrow(words);
  await expect(inspected).rejects.toThrow(advice);
  await expect(inspected).rejects.not.toThrow(/Publish/);
});

test.each(REFUSALS)("%s is named once, if it begins later", async (_, words, _advice, change) => {
  let asked = 0;
  const faults = await inspect(`${SITE}/`, (reply) => {
    if (asked++ > 0) change(reply);
  });
  expect(printFaults(faults)).toMatch(words);
  expect(printFaults(faults)).not.toMatch(/^2\./m);
});

const lostAt = (url: URL, lost: string) => ({
  url,
  status: 0,
  headers: new Headers(),
  text: "",
  lost,
});

test("a lost connection is tried again, and one that stays lost leaves the rest of the report", async () => {
  breakage = at("/contact/", withoutHeader("Referrer-Policy"));
  const asked = new Map<string, number>();
  const askLosing: Ask = (url) => {
    const count = (asked.get(url.href) ?? 0) + 1;
    asked.set(url.href, count);
    const isLost = url.pathname === "/es/" || (url.pathname === "/contact/" && count === 1);
    return isLost ? Promise.resolve(lostAt(url, "The connection broke off.")) : askHere(url);
  };
  const faults = await inspectSite(new URL(`${SITE}/`), { ...options, ask: askLosing });
  expect(faults.map(({ address, found }) => `${address} ${found}`)).toEqual([
    `${SITE}/contact/ Security headers are missing: Referrer-Policy.`,
    `${SITE}/es/ The connection broke off.`,
  ]);
});

test("a host that has too many requests is asked again after the time it names, and more slowly", async () => {
  const waits: number[] = [];
  const said: string[] = [];
  let asked = 0;
  breakage = (reply) => {
    if (++asked === 5) Object.assign(reply, { status: 429, headers: { "retry-after": "30" } });
  };
  const faults = await inspectSite(new URL(`${SITE}/`), {
    ...options,
    wait: (ms) => Promise.resolve(waits.push(ms)),
    report: (line) => said.push(line),
  });
  expect(faults).toEqual([]);
  expect(waits).toContain(30_000);
  expect(waits.at(-1)).toBeGreaterThan(waits[0] ?? Infinity);
  expect(said).toContain("the host asks to wait 30 seconds");
});

test("a certificate that is about to end is named", async () => {
  breakage = () => undefined;
  const faults = await inspectSite(new URL(`${SITE}/`), {
    ...options,
    certificateEnd: () => Promise.resolve(Date.now() + 3.5 * 24 * 60 * 60 * 1000),
  });
  expect(faults.map(({ found }) => found)).toEqual([
    "Its certificate ends in 3 days. Then browsers refuse the site.",
  ]);
  expect(await certificateEnd(new URL("http://localhost/"))).toBeUndefined();
});

test.each([
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", /whole chain/],
  ["CERT_NOT_YET_VALID", /not valid yet.*date of this computer/],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", /company.*another network/],
  ["ERR_SSL_WRONG_VERSION_NUMBER", /No encrypted connection/],
  ["SOMETHING_NEW", /broke off/],
])("the error %s is told in our words", (code, words) => {
  const reason = reasonOf({ cause: { code, message: "routines:tls_get_more_records" } }, {});
  expect(reason).toMatch(words);
  expect(reason).not.toMatch(/routines|_/);
});

test("a computer behind a proxy is told so, and the registrar is not blamed", () => {
  const reason = reasonOf({ cause: { code: "ENOTFOUND" } }, { HTTPS_PROXY: "http://proxy:3128" });
  expect(reason).toMatch(/through a proxy \(HTTPS_PROXY\)/);
  expect(reason).not.toMatch(/registrar/);
});

test("a site without a domain is only said to have no encryption", async () => {
  const faults = await inspect("http://192.0.2.1/", (reply, url) => {
    Object.assign(reply, goodReply(new URL(url.pathname + url.search, SITE)));
    if (reply.headers.location) reply.headers.location = url.pathname + "/" + url.search;
    reply.body = reply.body.replaceAll(SITE, "http://192.0.2.1");
  });
  expect(faults.map(({ found }) => found)).toEqual([expect.stringMatching(/without encryption/)]);
});

test.each([
  [
    "an address that leads to another",
    "https://pharmacy.example/",
    /leads to https:\/\/www\.pharmacy\.example\/\. Run: npm run inspect -- https:\/\/www/,
  ],
  ["an address with a path", `${SITE}/pharmacy/`, /only at the root of an address/],
])("%s is not inspected", async (_, home, words) => {
  await expect(inspect(home)).rejects.toThrow(words);
});
