/** The configuration of every host follows `hosting/rules.ts`. */
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { jsonFiles, textFiles } from "../../hosting/host-files";
import { cacheControl, caching, securityHeaders } from "../../hosting/rules";
import { languagesOf } from "../../src/content/languages/languages";
import { readPharmacy } from "../../src/content/read-facts";

const read = (file: string) => readFileSync(file, "utf8");

test.each(Object.entries(jsonFiles))("%s is as npm run host-files writes it", (path, value) => {
  expect(JSON.parse(read(path))).toEqual(value);
});

test.each(Object.entries(textFiles))("%s is as npm run host-files writes it", (path, text) => {
  expect(read(path)).toBe(text);
});

test.each([
  ["/", caching.askFirst],
  ["/404.html", caching.askFirst],
  ["/manifest.webmanifest", caching.askFirst],
  ["/static.html", caching.askFirst],
  ["/page-data/prescriptions/page-data.json", caching.askFirst],
  ["/app-8d7a6ba8f0195e130290.js", caching.forGood],
  ["/edit/start-0123.js", caching.forGood],
  ["/static/0123456789abcdef/59ea5/walker.avif", caching.forGood],
])("%s is kept: %s", (path, expected) => {
  expect(cacheControl(path)).toBe(expected);
});

test("Netlify builds without Gatsby's own headers, and has the 404 page of each language", () => {
  const netlify = read("netlify.toml");
  expect(netlify).toContain('command = "env -u NETLIFY npm run build"');
  expect(netlify).toContain('NETLIFY_SKIP_GATSBY_BUILD_PLUGIN = "true"');
  const [, ...further] = languagesOf(readPharmacy("data"));
  for (const { code } of further) {
    expect(netlify).toContain(`from = "/${code}/*"\n  to = "/${code}/404.html"\n  status = 404`);
  }
});

test("the function for CloudFront finds the file of a page, and leads to its slash", () => {
  const [, code = ""] = /```js\n(.*?)```/s.exec(read("hosting/amazon.md")) ?? [];
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
  const directives = read("hosting/apache.htaccess").replaceAll(/^#.*$/gm, "");
  expect(directives).not.toMatch(/<(?:If|Else)\b|expr=/i);
});

describe("the limits of hosts", () => {
  const header = ([name, value]: [string, string]) => `${name}: ${value}`;

  // https://developers.cloudflare.com/pages/configuration/headers/
  test("Cloudflare takes 100 rules, and lines of 2,000 characters", () => {
    const lines = read("static/_headers").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
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
