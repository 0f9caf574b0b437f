/** Requirements of the customer for the sample. */
import { checkFile } from "../../src/content/check-file";
import { pageShowing } from "../../src/content/languages/page-showing";
import { loadFiles } from "../../src/content/read/load-content";
import { readPharmacy } from "../../src/content/read-facts";
import { sitePages } from "../../src/content/read/site-pages";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { pageRoutes } from "../support/browser/routes";
import { sampleFiles, sampleText } from "../support/content/sample-files";
import { readSample } from "../support/content/sample-pharmacy";

test("every page that the customer asked for is there, and those of the sample's own", async () => {
  const pages = sitePages(".", await loadFiles("data"));
  const routes = [...pages.keys()].filter((address) => address.endsWith("/"));
  expect(routes.sort()).toEqual([...pageRoutes].sort());
});

test("equipment has the three categories that the customer asked for, of three items or more", () => {
  const { categories } = readSample("equipment.yaml") as {
    categories: { name: string; items: unknown[] }[];
  };
  const full = categories.filter(({ items }) => items.length >= 3).map(({ name }) => name);
  expect(full).toEqual(
    expect.arrayContaining(["Mobility Aids", "Bathroom Safety", "Bedroom Equipment"]),
  );
});

test("over-the-counter products have six categories of five names or more", () => {
  const { categories } = readSample("otc.yaml") as { categories: { items: object[] }[] };
  expect(categories.filter(({ items }) => items.length >= 5).length).toBeGreaterThanOrEqual(6);
});

test("no fact of pharmacy.yaml is written a second time, nor the mail service", () => {
  const { phone, fax, email } = readPharmacy("data");
  const facts = [phone, fax, email, "555-01", "EmailJS"];
  const sources = ["pharmacy.yaml", "agreements.yaml"];
  for (const path of sampleFiles.filter((path) => !sources.includes(path))) {
    const found = facts.filter((fact) => fact && sampleText(path).includes(fact));
    expect({ path, found }).toEqual({ path, found: [] });
  }
});

test("every file has a description, and no mistake without the others", () => {
  expect(sampleFiles.filter((path) => !contentTypeAt(path))).toEqual([]);
  expect(sampleFiles.flatMap((path) => checkFile(path, sampleText(path)).errors)).toEqual([]);
});

test.each([
  ["pages/home.yaml", "/"],
  ["pharmacy.yaml", "/contact/"],
  ["equipment.yaml", "/services/durable-medical-equipment/"],
  ["labels.yaml", "/"],
])("the editing screen leads from %s to %s", async (path, address) => {
  const files = (await loadFiles("data")).filter(({ language }) => !language);
  expect(pageShowing(path, files)).toBe(address);
});
