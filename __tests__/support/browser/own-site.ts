/** The site in this folder, whatever a pharmacy made of it; where nobody did yet, it is the sample. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGatsbyYaml } from "../../../src/content/read/gatsby-yaml";
import { readPharmacy } from "../../../src/content/read/read-facts";
import { sitePages } from "../../../src/content/read/site-pages";
import { filesIn } from "../../../tools/adopt/copy-sample";
import { expect, test as base } from "./policed-test";
import { formRoutes, missingRoute } from "./routes";

export { expect };

/** Tests whose pages are those of this site. */
export const test = base.extend({
  // Playwright parses the names of fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  baseURL: ({}, use) =>
    use(`http://localhost:${process.env.OWN_SITE_PORT ?? process.env.TEST_SITE_PORT}/`),
});

/** Its YAML files, by their places below `data/`. */
const ownFiles = filesIn(".", ["data"])
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => path.slice("data/".length));

const ownText = (file: string) => readFileSync(join("data", file), "utf8");

/** What stands in a file below `data/`. */
export const readOwn = (file: string): unknown => parseGatsbyYaml(ownText(file));

export const ownPharmacy = readPharmacy("data");

/** The words of all files but the pharmacy's facts. */
export const ownWords = ownFiles
  .filter((file) => file !== "pharmacy.yaml")
  .map(ownText)
  .join("\n");

const pages = sitePages(
  ".",
  ownFiles.map((path) => ({ path, value: readOwn(path) })),
);

/** Every page. */
export const ownPages = [...pages.keys()].filter((address) => address.endsWith("/")).sort();

/** The pages with a form: a site can do without the contact form. */
export const ownFormRoutes = formRoutes.filter(
  (route) => route !== "/contact/" || ownFiles.includes("forms/contact.yaml"),
);

/** The pages that people come for. What must be said of privacy is as long as it is. */
export const customerPages = ownPages.filter((address) => address !== "/privacy/");

/** Every page, and a path without a page. */
export const ownRoutes = [...ownPages, missingRoute];
