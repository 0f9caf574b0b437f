import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { securityTxt, writeSecurityTxt } from "../../src/gatsby/build/public-files";
import { contentCopy } from "../support/content/content-copy";
import { temporaryFolder } from "../support/temporary-folder";

const content = contentCopy();
const build = temporaryFolder();

test("the file has one field to a line, as RFC 9116 wants", () => {
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

test("a build has it while the pharmacy names a contact", () => {
  const file = join(build.path(), ".well-known/security.txt");
  writeSecurityTxt(content.at(""), build.path());
  expect(readFileSync(file, "utf8")).toContain("Contact: mailto:");
  content.replace("pharmacy.yaml", /^securityContact:\n(?: .*\n)+/m, "");
  writeSecurityTxt(content.at(""), build.path());
  expect(existsSync(file)).toBe(false);
});
