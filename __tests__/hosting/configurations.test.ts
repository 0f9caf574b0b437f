/** The configuration of every host follows `hosting/rules.ts`. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import {
  cacheControl,
  caching,
  contentTypes,
  editingScreenHeaders,
  securityHeaders,
  securityHeadersOf,
  strictTransport,
} from "../../hosting/rules";
import { languagesOf } from "../../src/content/languages/languages";
import { readPharmacy } from "../../src/content/read/read-facts";

type Headers = Readonly<Record<string, string>>;

interface Rule {
  pattern: string;
  headers: Headers;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Wildcards of the four hosts: `*`, `**` and `(.*)`. */
function matches(pattern: string, path: string): boolean {
  const parts = pattern.replaceAll("(.*)", "*").split(/\*+/);
  const literal = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`).test(path);
}

const together = (rules: readonly Rule[], path: string): Headers =>
  Object.assign(
    {},
    ...rules.filter((rule) => matches(rule.pattern, path)).map((rule) => rule.headers),
  ) as Headers;

/** Parses `_headers` of Netlify and Cloudflare Pages: a path, then its headers, indented. */
function headersFile(text: string): Rule[] {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return lines.reduce<Rule[]>((rules, line) => {
    if (!line.startsWith(" ")) return [...rules, { pattern: line, headers: {} }];
    const [name = "", ...value] = line.trim().split(": ");
    const { pattern = "", headers } = rules.at(-1) ?? {};
    return [...rules.slice(0, -1), { pattern, headers: { ...headers, [name]: value.join(": ") } }];
  }, []);
}

/** Rule of Vercel and Firebase; a later rule wins. */
interface SourceRule {
  source: string;
  headers: { key: string; value: string }[];
}
const sourceRules = (rules: readonly SourceRule[]): Rule[] =>
  rules.map(({ source, headers }) => ({
    pattern: source,
    headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  }));

const headersText = readFileSync("static/_headers", "utf8");
const headerRules = headersFile(headersText);
const vercel = readJson("hosting/vercel.json") as { headers: SourceRule[]; trailingSlash: boolean };
const firebase = readJson("hosting/firebase.json") as {
  hosting: { headers: SourceRule[]; ignore: string[]; trailingSlash: boolean };
};
const azure = readJson("hosting/staticwebapp.config.json") as {
  globalHeaders: Headers;
  routes: { route: string; headers: Headers }[];
  responseOverrides: Record<string, { rewrite: string; statusCode: number }>;
  trailingSlash: string;
  mimeTypes: Headers;
};

/** Response headers of each host. Netlify and Cloudflare revalidate by default. */
const hosts: Record<string, (path: string) => Headers> = {
  "Netlify and Cloudflare Pages": (path) => ({
    "Cache-Control": caching.askFirst,
    ...together(headerRules, path),
  }),
  Vercel: (path) => together(sourceRules(vercel.headers), path),
  Firebase: (path) => together(sourceRules(firebase.hosting.headers), path),
  "Azure Static Web Apps": (path) => ({
    ...azure.globalHeaders,
    // Only the first matching route counts.
    ...azure.routes.find(({ route }) => matches(route, path))?.headers,
  }),
};

const paths = [
  "/",
  "/services/immunizations/",
  "/edit/",
  "/404.html",
  "/robots.txt",
  "/sitemap-index.xml",
  "/logo.svg",
  "/manifest.webmanifest",
  "/page-data/prescriptions/page-data.json",
  "/app-8d7a6ba8f0195e130290.js",
  "/static/0123456789abcdef/59ea5/walker.avif",
];

describe.each(Object.entries(hosts))("%s", (_host, answer) => {
  test.each(paths)("%s is kept as long as everywhere", (path) => {
    expect(answer(path)["Cache-Control"]).toBe(cacheControl(path));
  });

  test("sends the security headers with every address", () => {
    for (const path of paths) {
      expect(answer(path)).toMatchObject({ ...securityHeadersOf(path), ...strictTransport });
    }
  });

  test("lets the editing screen, and no page, keep hold of the window in which staff sign in", () => {
    expect(answer("/edit/")).toMatchObject(editingScreenHeaders);
    expect(answer("/services/")).not.toMatchObject(editingScreenHeaders);
  });
});

test("hosts that do not lead to the address with its slash by themselves are told to", () => {
  expect([vercel.trailingSlash, firebase.hosting.trailingSlash]).toEqual([true, true]);
  expect(azure.trailingSlash).toBe("always");
});

test("Firebase publishes the security contact, and no files for other hosts", () => {
  const isLeftOut = (path: string) =>
    firebase.hosting.ignore.some((pattern) => matches(pattern, path));
  const paths = ["/.well-known/security.txt", "/index.html", "/.htaccess", "/index.html.br"];
  expect(paths.filter(isLeftOut)).toEqual(["/.htaccess", "/index.html.br"]);
});

test("Netlify builds without Gatsby's own headers, and has the 404 page of each language", () => {
  const netlify = readFileSync("netlify.toml", "utf8");
  expect(netlify).toContain('command = "env -u NETLIFY npm run build"');
  expect(netlify).toContain('NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"');
  const [, ...further] = languagesOf(readPharmacy("data"));
  for (const { code } of further) {
    expect(netlify).toContain(`from = "/${code}/*"\n  to = "/${code}/404.html"\n  status = 404`);
  }
});

test("Cloudflare is told to answer with the nearest 404 page", () => {
  expect(readFileSync("wrangler.jsonc", "utf8")).toContain('"not_found_handling": "404-page"');
});

test("the function for CloudFront finds the file of a page, and leads to its slash", () => {
  const [, code = ""] = /```js\n(.*?)```/s.exec(readFileSync("hosting/amazon.md", "utf8")) ?? [];
  const answer = runInNewContext(`${code}; handler`) as (event: object) => unknown;
  const request = (uri: string, query?: string) => ({
    request: { uri, rawQueryString: () => query },
  });
  expect(answer(request("/"))).toMatchObject({ uri: "/index.html" });
  expect(answer(request("/about/"))).toMatchObject({ uri: "/about/index.html" });
  expect(answer(request("/.well-known/security.txt"))).toMatchObject({
    uri: "/.well-known/security.txt",
  });
  expect(answer(request("/about", "from=mail"))).toMatchObject({
    statusCode: 301,
    headers: { location: { value: "/about/?from=mail" } },
  });
});

test("Apache's conditions are those that LiteSpeed knows as well", () => {
  const directives = readFileSync("hosting/apache.htaccess", "utf8").replaceAll(/^#.*$/gm, "");
  expect(directives).not.toMatch(/<(?:If|Else)\b|expr=/i);
});

test("Azure is told which page says that there is none, and the types of files", () => {
  expect(azure.responseOverrides["404"]).toEqual({ rewrite: "/404.html", statusCode: 404 });
  expect(azure.mimeTypes).toEqual(contentTypes);
});

describe("the limits of hosts", () => {
  const header = ([name, value]: [string, string]) => `${name}: ${value}`;

  // https://developers.cloudflare.com/pages/configuration/headers/
  test("Cloudflare takes 100 rules, and lines of 2,000 characters", () => {
    expect(headerRules.length).toBeLessThanOrEqual(100);
    for (const line of headersText.split("\n")) expect(line.length).toBeLessThanOrEqual(2000);
  });

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  test("CloudFront takes values of 1,783 characters, 10,240 in all, and ten headers that it does not know", () => {
    const known = ["X-Content-Type-Options", "Referrer-Policy", "Content-Security-Policy"];
    const headers = Object.entries(securityHeaders);
    for (const [, value] of headers) expect(value.length).toBeLessThanOrEqual(1783);
    expect(headers.map(header).join("").length).toBeLessThanOrEqual(10_240);
    expect(headers.filter(([name]) => !known.includes(name)).length).toBeLessThanOrEqual(10);
  });
});
