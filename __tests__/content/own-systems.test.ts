/** Systems of the pharmacy's own in place of forms and booking buttons: every link leads there, in each language. */
import { loadContent } from "../../src/content/read/load-content";
import { siteContent } from "../../src/content/languages/site-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

const SYSTEM = "https://vendor.example/start";

interface Link {
  file: string;
  path: string;
  url?: string;
  label: string;
}

/** Returns the links inside of a value. */
const linksIn = (file: string, value: unknown): Link[] =>
  typeof value !== "object" || value === null
    ? []
    : [
        ...("path" in value && "label" in value
          ? [{ file, ...(value as Omit<Link, "file">) }]
          : []),
        ...Object.values(value).flatMap((part) => linksIn(file, part)),
      ];

/** Returns the links of all pages that lead to a part of a page. */
const linksTo = async (part: string) =>
  [...siteContent((await loadContent(content.root())).content)]
    .flatMap(([file, value]) => linksIn(file, value))
    .filter(({ path }) => path.endsWith(`#${part}`));

/** Files with a link that the sample has not: a menu entry, and an answer of the privacy page. */
function addLinks(part: string) {
  const link = { label: "Start here", path: `/prescriptions/#${part}` };
  content.set("header.yaml", ["moreEntries"], [{ ...link, after: "about" }]);
  content.set("header.yaml", ["quickActions", "prescriptions"], { ...link, label: "Start" });
  content.set("footer.yaml", ["quickLinks", "links", 0], link);
  content.set("pages/privacy.yaml", ["sections", 0, "link"], link);
}

test.each([
  ["transfer", "transferUrl", ["pages/home", "pages/prescriptions", "own-pages/questions"]],
  ["refill", "refillUrl", ["own-pages/questions"]],
])("every link to the %s form leads to %s instead", async (part, key, files) => {
  addLinks(part);
  const before = await linksTo(part);
  expect(before.filter(({ url }) => url)).toEqual([]);
  content.set("pharmacy.yaml", [key], SYSTEM);
  expect(await content.problems()).toBe("");
  const after = await linksTo(part);
  expect(after).toHaveLength(before.length);
  expect(after.filter(({ url }) => url !== SYSTEM)).toEqual([]);
  for (const file of ["header", "footer", "pages/privacy", ...files]) {
    for (const language of ["en-US", "es"])
      expect(after.map((link) => link.file)).toContain(`${language}/${file}.yaml`);
  }
});

test("the other form keeps its links", async () => {
  content.set("pharmacy.yaml", ["transferUrl"], SYSTEM);
  const refill = await linksTo("refill");
  expect(refill.length).toBeGreaterThan(0);
  expect(refill.filter(({ url }) => url)).toEqual([]);
});

test("a link to a system is not called English, where its page is not translated", async () => {
  content.remove("es/pages/prescriptions.yaml");
  content.set("pharmacy.yaml", ["transferUrl"], SYSTEM);
  const labels = (await linksTo("transfer"))
    .filter(({ file }) => file === "es/pages/home.yaml")
    .map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(0);
  expect(labels.join()).not.toContain("inglés");
});

test("only a page with the booking buttons leads past them, to the booking site", async () => {
  content.set("pages/home.yaml", ["hero", "vaccination", "path"], "/services/immunizations/#book");
  const leading = (await linksTo("book")).filter(({ url }) => url);
  expect(leading.map(({ file }) => file)).toEqual([
    "en-US/services/immunizations.yaml",
    "es/services/immunizations.yaml",
  ]);
  expect((await linksTo("book")).map(({ file }) => file)).toContain("en-US/pages/home.yaml");
});
