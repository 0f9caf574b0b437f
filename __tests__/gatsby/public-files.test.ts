import { existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { removeOutdated, securityTxt, writeSecurityTxt } from "../../src/gatsby/build/public-files";
import { contentCopy } from "../support/content/content-copy";
import { temporaryFolder } from "../support/temporary-folder";

const content = contentCopy();
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

test("security.txt has one field to a line, as RFC 9116 wants", () => {
  const contacts = ["security@pharmacy.example", "https://pharmacy.example/report"];
  const contact = { contacts, expires: "2027-10-31", preferredLanguages: ["en", "es"] };
  expect(securityTxt(contact, "https://pharmacy.example/").split("\n")).toEqual([
    "Contact: mailto:security@pharmacy.example",
    "Contact: https://pharmacy.example/report",
    "Expires: 2027-10-31T23:59:59Z",
    "Preferred-Languages: en, es",
    "Canonical: https://pharmacy.example/.well-known/security.txt",
    "",
  ]);
});

test("a build has security.txt while the pharmacy names a contact", () => {
  const file = join(project.path(), ".well-known/security.txt");
  writeSecurityTxt(content.at(""), project.path());
  expect(readFileSync(file, "utf8")).toContain("Contact: mailto:");
  content.replace("pharmacy.yaml", /^securityContact:\n(?: .*\n)+/m, "");
  writeSecurityTxt(content.at(""), project.path());
  expect(existsSync(file)).toBe(false);
});
