/** The configuration of every host follows `hosting/rules.ts`. */
import { readFileSync } from "node:fs";
import { jsonFiles, textFiles } from "../../hosting/host-files";
import { cacheControl, caching } from "../../hosting/rules";
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

test.each(["nginx.conf", "apache.htaccess"])("%s names no language of the sample", (file) => {
  expect(read(`hosting/${file}`).replaceAll(/^ *#.*$/gm, "")).not.toMatch(/\bes\b/);
});

test("Apache's conditions are those that LiteSpeed knows as well", () => {
  const directives = read("hosting/apache.htaccess").replaceAll(/^#.*$/gm, "");
  expect(directives).not.toMatch(/<(?:If|Else)\b|expr=/i);
});

describe("the limits of hosts", () => {
  // https://developers.cloudflare.com/pages/configuration/headers/
  test("Cloudflare takes 100 rules, and lines of 2,000 characters", () => {
    const lines = read("static/_headers").split("\n");
    expect(lines.filter((line) => line.startsWith("/")).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  });
});
