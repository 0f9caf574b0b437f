import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { textFiles } from "../../hosting/host-files";
import { caching } from "../../hosting/rules";
import {
  nameFolder,
  nameScripts,
  removeOutdated,
  writeRobotsTxt,
} from "../../src/gatsby/build/public-files";
import { temporaryFolder } from "../support/temporary-folder";

const project = temporaryFolder();

const map = (hash: string) => `static/${hash.repeat(32)}/map.svg`;

/** Builds a site with one page, which shows a map, and returns whether files are in the build folder. */
function build(shown: string, staticFiles: readonly string[]) {
  project.write("public/index.html", `<img src="/${shown}">`);
  project.write(`public/${shown}`, "");
  // Gatsby copies them.
  for (const file of staticFiles) {
    project.write(`static/${file}`, "");
    project.write(`public/${file}`, "");
  }
  const folder = join(project.path(), "public");
  removeOutdated(project.path(), folder, ["/index.html"]);
  return (...files: string[]) => files.map((file) => existsSync(join(folder, file)));
}

test("what a build no longer writes is removed from the build folder", () => {
  const files = [map("a"), "files/prices.pdf"];
  const photo = "static/photo/walker.webp";
  project.write(`public/${photo}`, "");
  const isThere = build(map("a"), ["files/prices.pdf"]);
  expect(isThere(...files)).toEqual([true, true]);

  renameSync(
    join(project.path(), "static/files/prices.pdf"),
    join(project.path(), "static/files/price-list.pdf"),
  );
  build(map("b"), ["files/price-list.pdf"]);
  expect(isThere(...files)).toEqual([false, false]);
  const kept = ["index.html", map("b"), "files/price-list.pdf", photo];
  expect(isThere(...kept)).toEqual(kept.map(() => true));
});

test("_headers lets browsers keep the scripts that pages have, and no other script, for a year", () => {
  const { "static/_headers": headers = "" } = textFiles;
  project.write("public/_headers", headers);
  for (const name of ["contact-0123.js", "islands-0123.js"]) project.write(`public/${name}`, "");
  nameScripts(join(project.path(), "public"));
  const rules = readFileSync(join(project.path(), "public/_headers"), "utf8").split("\n\n");
  const kept = rules.filter((rule) => rule.includes(caching.forGood));
  expect(kept.map((rule) => rule.split("\n", 1)[0])).toEqual([
    "/static/*",
    "/contact-0123.js",
    "/islands-0123.js",
    "/edit/*.js",
  ]);
  expect(rules).toHaveLength(headers.split("\n\n").length + 2);
});

describe("a site in a folder", () => {
  const build = () => join(project.path(), "public");

  test("has its folder in the address of Apache's 404 page, once", () => {
    project.write("public/.htaccess", readFileSync("hosting/apache.htaccess", "utf8"));
    nameFolder(build(), "/pharmacy");
    nameFolder(build(), "/pharmacy");
    expect(project.read("public/.htaccess")).toContain("\nErrorDocument 404 /pharmacy/404.html\n");
  });

  test("has no robots.txt, which crawlers would not read there", () => {
    writeRobotsTxt("https://www.pharmacy.example/", build());
    expect(project.read("public/robots.txt")).toContain(
      "\nSitemap: https://www.pharmacy.example/sitemap-index.xml\n",
    );
    writeRobotsTxt("https://www.pharmacy.example/pharmacy/", build());
    expect(existsSync(join(build(), "robots.txt"))).toBe(false);
  });
});
