/** The site in this folder: a pharmacy's own, or the sample. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listIn, pageAddress, prefixOf } from "../../../src/content/languages/addresses";
import { valueIn } from "../../../src/content/schema/value-path";
import { languagesOf } from "../../../src/content/languages/languages";
import { shownOriginals } from "../../../src/content/languages/leave-out";
import { parsedFile } from "../../../src/content/read/content-file";
import { documentsIn } from "../../../src/content/read/load-content";
import { readYaml } from "../../../src/content/read/read-yaml";
import { publishedAt } from "../../../src/content/sample/published-at";
import { contentTypeAt, singleFiles } from "../../../src/content/schema/content-files";
import { formIds, forms, isReplaced } from "../../../src/forms/forms";
import { directionOf } from "../../../src/lib/language";
import { folderOf } from "../../../src/lib/paths";
import { readPharmacy } from "../../../src/content/read-facts";
import { fixedPages, sitePages } from "../../../src/content/read/site-pages";
import { filesIn } from "../../../tools/build/content-files";
import { addressesIn, translatedPages } from "./translated-pages";
import { missingRoute } from "./routes";

export { expect, test } from "./policed-test";

/** YAML files: paths below `data/`. */
const ownFiles = filesIn(".", ["data"])
  .filter((path) => path.endsWith(".yaml"))
  .map((path) => path.slice("data/".length));

const ownText = (file: string) => readFileSync(join("data", file), "utf8");

/** Parses a file below `data/`. */
export const readOwn = (file: string): unknown => readYaml(ownText(file));

export const ownPharmacy = readPharmacy("data");

/** Address at which the site is published. */
export const ownWebsite = publishedAt(ownPharmacy);

/** Folder in which the site is: `/pharmacy`, or nothing. Routes do not have it, as files of the build do not. */
export const ownFolder = folderOf(ownWebsite);

/** Returns the path at which browsers find a route or a file of the build. */
export const at = (route: string) => ownFolder + route;

/** Returns the route, or the file of the build, that browsers find at an address or a path. */
export function routeAt(address: string): string {
  const { pathname } = new URL(address, ownWebsite);
  if (!pathname.startsWith(`${ownFolder}/`)) throw new Error(`${address} is not of this site.`);
  return pathname.slice(ownFolder.length);
}

/** The words of all files but the pharmacy's facts. */
export const ownWords = ownFiles
  .filter((file) => file !== "pharmacy.yaml")
  .map(ownText)
  .join("\n");

const contentFiles = ownFiles.flatMap((path) => {
  const type = contentTypeAt(path);
  return (type && parsedFile(path, ownText(path), type).file) ?? [];
});

/** All files as pages show them: without what the pharmacy does not have or offer. */
const ownValues = [
  ...shownOriginals({
    ...documentsIn(contentFiles),
    yamlPaths: ownFiles,
    files: contentFiles,
  }),
  ...contentFiles.filter(({ language }) => language),
];

const pages = sitePages(".", ownValues);

/** The Contact page, which every site has. */
export const contactRoute = pageAddress("pages/contact.yaml", ownValues);

const published = translatedPages(ownValues, ownPharmacy);

/** Code of the language of pages without a folder. */
export const firstCode = languagesOf(ownPharmacy)[0]?.code ?? "en";

/** Codes of the languages besides the default one in which pages are published. */
export const languageCodes = [...published.keys()];

/** True for a page in a language that is written from right to left. */
export const isFromTheRight = (route: string) =>
  languageCodes.some(
    (code) => directionOf(code) === "rtl" && route.startsWith(prefixOf(code, false)),
  );

const pagesInTranslation = [...published.values()].flat();

/** Every page in the default language. */
const originalPages = [...pages.keys()].filter((address) => address.endsWith("/"));

/** Every page. */
export const ownPages = [
  ...originalPages,
  ...pagesInTranslation.map(({ address }) => address),
].sort();

/** Address of each page in the sample's first language. */
const sampleAddresses = new Map(
  [...addressesIn(ownValues), ...pagesInTranslation].map(({ path, address }) => [
    address,
    pageAddress(path, []),
  ]),
);

/** Returns the address that a page has in the sample's first language. */
export const originalOf = (route: string) => sampleAddresses.get(route) ?? route;

/** Returns the address of the same page in the site's first language. */
export const defaultOf = (route: string) =>
  originalPages.find((page) => originalOf(page) === originalOf(route)) ?? route;

/** True for a top-level page, which has no breadcrumb. */
export const isTopPage = (route: string) => fixedPages([]).includes(originalOf(route));

/** Addresses of the pages with a form that the site has, in the sample's first language. */
const pagesOfForms = formIds
  .filter((id) => ownFiles.includes(singleFiles[`${id}Form`].path) && !isReplaced(id, ownPharmacy))
  .map((id) => pageAddress(forms[id].page, []));

/** The pages with a form: a site can do without them. */
export const ownFormRoutes = ownPages.filter((route) => pagesOfForms.includes(originalOf(route)));

/** Every page but the privacy page, whose length depends on what has to be said. */
export const customerPages = ownPages.filter((route) => originalOf(route) !== "/privacy/");

/** Pages that stand for others: each has blocks that the others do not have. Of translated pages no more are visited. */
const STAND_INS = ["/", "/prescriptions/", "/contact/", "/services/durable-medical-equipment/"];

/** Pages whose words tests see on a screen, and a path without a page. */
export const ownRoutes = [
  ...ownPages.filter(
    (route) => originalPages.includes(route) || STAND_INS.includes(originalOf(route)),
  ),
  missingRoute,
];

/** Returns what a page is made of: its template, and the types of its blocks. */
const partsOf = (path: string) => [
  path.startsWith("pages/") ? path : dirname(path),
  ...listIn(readOwn(path), "sections").map((section) => String(valueIn(section, "type"))),
];

interface Parts {
  route: string;
  parts: readonly string[];
}

/** Returns few of the pages that together have every part. */
function covering(pages: readonly Parts[]): string[] {
  const [most, ...others] = pages
    .filter(({ parts }) => parts.length > 0)
    .toSorted((one, other) => new Set(other.parts).size - new Set(one.parts).size);
  if (!most) return [];
  const left = others.map(({ route, parts }) => ({
    route,
    parts: parts.filter((part) => !most.parts.includes(part)),
  }));
  return [most.route, ...covering(left)];
}

const files = new Map(addressesIn(ownValues).map(({ path, address }) => [address, path]));

/**
 * Few pages that stand for all: they have every template and every block, and two are translated. What does not depend
 * on a page's words is tested on these alone, and `npm test` visits no others.
 */
export const quickRoutes: readonly string[] = [
  ...covering(
    originalPages.map((route) => ({
      route,
      parts: partsOf(files.get(route) ?? ""),
    })),
  ),
  ...pagesInTranslation
    .map(({ address }) => address)
    .filter((route) => ["/", "/prescriptions/"].includes(originalOf(route))),
  missingRoute,
];

/** Returns the tag of a test that visits a route at a desk: absent if `npm test` visits it. */
export const slowUnlessQuick = (route: string) => (quickRoutes.includes(route) ? [] : ["@slow"]);

/** The same for a phone, where `npm test` visits still fewer pages. */
export const slowUnlessStandIn = (route: string) =>
  STAND_INS.includes(originalOf(route)) ? [] : ["@slow"];
