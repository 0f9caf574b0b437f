/** Targets of links on cards, buttons and in the footer. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const withLink = (link: object) => content.set("footer.yaml", ["quickLinks", "links", 0], link);

function putDocument(name: string) {
  const path = join(content.root(), "static/files", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "%PDF-1.7");
}
afterEach(() => rmSync(join(content.root(), "static"), { recursive: true, force: true }));

test("a link may lead to another site, or to a document that is there", async () => {
  withLink({ label: "Refill online", url: "https://refills.yourpharmacy.example/start" });
  expect(await content.problems()).toBe("");
  putDocument("price-list.pdf");
  withLink({ label: "Prices", url: "/files/price-list.pdf" });
  expect(await content.problems()).toBe("");
});

test.each([
  ["neither", { label: "Nowhere" }],
  ["both", { label: "Two", path: "/about/", url: "https://refills.yourpharmacy.example/" }],
])("a link has a path or a url: not %s", async (_, link) => {
  withLink(link);
  expect(await content.problems()).toContain('needs "path" or "url", one of the two.');
});

test("a document that is not there is named, with the one that was meant", async () => {
  withLink({ label: "Prices", url: "/files/price-lst.pdf" });
  expect(await content.problems()).toContain("There is no PDF /files/price-lst.pdf on this site.");
  putDocument("price-list.pdf");
  expect(await content.problems()).toContain('Did you mean "/files/price-list.pdf"?');
});

test.each(["/services/welness-services/", "/services/wellnessservices/"])(
  "%s is taken for the service that was meant",
  async (path) => {
    withLink({ label: "Wellness", path });
    expect(await content.problems()).toContain('Did you mean "/services/wellness-services/"?');
  },
);

test.each(["prescription-services", "specialty-services", "wellness-services"])(
  "a link to %s, which was deleted, is not taken for a slip of another service",
  async (slug) => {
    content.remove(`services/${slug}.yaml`);
    const problems = await content.problems();
    expect(problems).toContain(`There is no page /services/${slug}/ on this site.`);
    expect(problems).not.toContain("Did you mean");
  },
);

test.each([
  // A card of the home page has to have a link; its first button has to be there.
  ["pages/home.yaml", ["services", "cards", 1, "link"], 'Delete entry 2 of "cards", or lead its'],
  ["footer.yaml", ["services", "links", 0], "Delete the link, or lead it to another page."],
  ["pages/home.yaml", ["hero", "vaccination"], "Delete the link, or lead it to another page."],
  ["pages/home.yaml", ["hero", "transfer"], "\n  Lead the link to another page."],
])("in %s, a link %j to a deleted page comes with what can be deleted", async (file, link, fix) => {
  content.set(file, [...link, "path"], "/services/foot-care/");
  expect(await content.problems()).toContain(fix);
});

test("a service that was renamed is asked about where its old name stands, and nowhere else", async () => {
  const asked = async () =>
    (await content.check()).warnings
      .filter(({ message }) => message.includes("is called"))
      .map(({ file, path, message, fix }) => [file, path?.join("."), message, fix]);
  expect(await asked()).toEqual([]);
  content.set("services/immunizations.yaml", ["title"], "Vaccines");
  const message = 'The page to which this leads is called "Vaccines" now.';
  const fix = (key: string) => `If this is its old name, write ${key}: "Vaccines".`;
  expect(await asked()).toEqual([
    ["data/footer.yaml", "services.links.3.label", message, fix("label")],
    ["data/pages/home.yaml", "services.cards.3.title", message, fix("title")],
    ["data/pages/services.yaml", "cards.2.title", message, fix("title")],
  ]);
});
