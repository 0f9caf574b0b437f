import { readdirSync } from "node:fs";
import { type APIRequestContext, expect } from "@playwright/test";
import { caching, securityHeadersOf, strictTransport } from "../../hosting/rules";
import { ask as askAsBrowser } from "../../tools/inspect/ask";
import { crawl } from "../../tools/inspect/crawl";
import { inspectSite } from "../../tools/inspect/inspect-site";
import { printFaults, Site } from "../../tools/inspect/site";
import { renewalFile } from "../support/hosting/apache";
import { test } from "../support/hosting/web-server";

const built = readdirSync("public", { recursive: true, encoding: "utf8" });

/** Path of the first file of the build with this extension. */
function addressOf(ending: string, folder = ""): string | undefined {
  const file = built.find((path) => path.startsWith(folder) && path.endsWith(ending));
  return file && `/${file}`;
}

const picture = addressOf(".webp", "static/") ?? "/static/missing.webp";

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 });

const lowerCaseNames = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const encoding of ["br", "gzip"]) {
  test(`text comes as the build compressed it: ${encoding}`, async ({ request }) => {
    for (const path of ["/", "/about/", "/sitemap-0.xml"]) {
      const response = await ask(request, path, { "accept-encoding": encoding });
      expect(response.headers()["content-encoding"], path).toBe(encoding);
      expect(response.headers()["vary"], path).toContain("Accept-Encoding");
      expect(await response.text(), path).toMatch(/^<[!?]/);
    }
  });
}

test("a browser that knows no compression gets plain text", async ({ request }) => {
  const response = await ask(request, "/", { "accept-encoding": "identity" });
  expect(response.headers()["content-encoding"]).toBeUndefined();
});

for (const [path, rule] of [
  ["/no-such-script.js", caching.askFirst],
  ["/static/no-such-picture.webp", caching.askFirst],
] as const) {
  test(`browsers may keep ${path}: ${rule}`, async ({ request }) => {
    expect((await ask(request, path)).headers()["cache-control"]).toBe(rule);
  });
}

test("what the browser has is not sent again", async ({ request }) => {
  const { etag = "", "last-modified": time = "" } = (await ask(request, "/about/")).headers();
  expect((await ask(request, "/about/", { "if-none-match": etag })).status()).toBe(304);
  expect((await ask(request, "/about/", { "if-modified-since": time })).status()).toBe(304);
  expect((await ask(request, "/about/", { "if-none-match": '"old"' })).status()).toBe(200);
});

for (const path of ["/nowhere/", "/static/", "/.env", "/.git/config", "/services/.htaccess"]) {
  test(`${path} is answered with the 404 page`, async ({ request }) => {
    const response = await ask(request, path);
    expect(response.status()).toBe(404);
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain("<h1");
  });
}

test("every answer carries the security headers, and plain HTTP does not ask for TLS", async ({
  request,
}) => {
  for (const path of ["/", "/about", "/nowhere/", "/edit/", picture]) {
    const headers = (await ask(request, path)).headers();
    for (const [name, value] of Object.entries(securityHeadersOf(path))) {
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    }
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
});

/** Among others: the types of files, and the 404 page of each language. */
test("npm run inspect finds nothing wrong with any page, file or address", async ({ server }) => {
  const site = new Site(new URL(server.url).href, askAsBrowser, () => undefined);
  await inspectSite(site, crawl);
  expect(printFaults(site.faults)).toBe("");
});

test("a site in a folder has its 404 page in each language, its caching and its headers", async ({
  request,
  inFolder,
}) => {
  for (const [path, language] of [
    ["pharmacy/nowhere/", "en-US"],
    ["pharmacy/services/nowhere/", "en-US"],
    ["pharmacy/es/nowhere/", "es"],
  ] as const) {
    const response = await ask(request, inFolder.url + path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`<html lang="${language}"`);
  }
  const headersOf = async (path: string) =>
    (await ask(request, `${inFolder.url}pharmacy${path}`)).headers();
  expect((await headersOf(picture))["cache-control"]).toBe(caching.forGood);
  expect((await headersOf("/"))["cache-control"]).toBe(caching.askFirst);
  expect(await headersOf("/edit/")).toMatchObject(lowerCaseNames(securityHeadersOf("/edit/")));
  expect((await headersOf("/about"))["location"]).toMatch(/\/pharmacy\/about\/$/);
});

// With nginx, certbot writes the redirect.
test.describe("shared hosting", { tag: "@apache" }, () => {
  test("http leads to https once the site has its certificate, and no sooner", async ({
    request,
    certifiedApache,
  }) => {
    expect((await ask(request, "/about/")).status()).toBe(200);
    for (const path of ["", "about/", "services/immunizations?from=mail&to=us", "nowhere/"]) {
      const response = await ask(request, certifiedApache.url + path);
      expect(response.status(), path).toBe(301);
      const { location } = response.headers();
      expect(location).toBe(`${certifiedApache.url.replace("http:", "https:")}${path}`);
    }
  });

  test("the other address, with or without www., leads to the same page of the right one", async ({
    request,
    certifiedApache,
  }) => {
    const page = `${certifiedApache.url}services/immunizations?from=mail&to=us`;
    const response = await ask(request, page, {
      host: "Example.com",
      "x-forwarded-proto": "https",
    });
    expect(response.status()).toBe(301);
    expect(response.headers()["location"]).toBe(
      "https://www.example.com/services/immunizations?from=mail&to=us",
    );
  });

  test("whoever renews the certificate finds its file without a redirect", async ({
    request,
    certifiedApache,
  }) => {
    for (const host of ["example.com", "www.example.com"]) {
      const response = await ask(request, certifiedApache.url + renewalFile, { host });
      expect(response.status(), host).toBe(200);
    }
  });

  test("behind a proxy that speaks TLS nothing leads in circles, and browsers stay with TLS", async ({
    request,
    certifiedApache,
  }) => {
    const page = `${certifiedApache.url}about/`;
    const secure = await ask(request, page, { "x-forwarded-proto": "https" });
    expect(secure.status()).toBe(200);
    expect(secure.headers()).toMatchObject(lowerCaseNames(strictTransport));
    expect((await ask(request, page, { "x-forwarded-proto": "http" })).status()).toBe(301);
  });
});

// On shared hosting, the host sets Apache's `Server` header.
test("nginx does not tell which one it is", { tag: "@nginx" }, async ({ request }) => {
  expect((await ask(request, "/")).headers()["server"]).toBe("nginx");
});

test("a part of a file, and its headers alone, can be had", async ({ request }) => {
  const part = await ask(request, picture, { range: "bytes=0-3" });
  expect(part.status()).toBe(206);
  expect(await part.text()).toBe("RIFF");

  const head = await request.head(picture);
  expect(head.status()).toBe(200);
  expect(Number(head.headers()["content-length"])).toBeGreaterThan(4);
  expect(await head.body()).toHaveLength(0);
});
