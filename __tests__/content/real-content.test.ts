import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/report/format-problems";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { customerRoutes } from "../support/browser/routes";
import { contentFiles } from "../support/content/content-files";

const read = (path: string) => parseGatsbyYaml(readFileSync(join("data", path), "utf8"));

test("the content as it stands has no mistakes", async () => {
  const { problems } = await checkContent(process.cwd());
  expect(formatProblems(problems)).toBe("");
});

test("the nine service pages that the customer asked for are there", () => {
  const asked = customerRoutes.flatMap((route) => /^\/(services\/.+)\/$/.exec(route)?.[1] ?? []);
  expect(asked).toHaveLength(9);
  expect(contentFiles).toEqual(expect.arrayContaining(asked.map((page) => `${page}.yaml`)));
});

test("equipment has the three categories that the customer asked for, of three items or more", () => {
  const { categories } = read("equipment.yaml") as {
    categories: { name: string; items: unknown[] }[];
  };
  const full = categories.filter(({ items }) => items.length >= 3).map(({ name }) => name);
  expect(full).toEqual(
    expect.arrayContaining(["Mobility Aids", "Bathroom Safety", "Bedroom Equipment"]),
  );
});

test("over-the-counter products have six categories of five names or more", () => {
  const { categories } = read("otc.yaml") as { categories: { items: string[] }[] };
  expect(categories.filter(({ items }) => items.length >= 5).length).toBeGreaterThanOrEqual(6);
});

test("no fact of pharmacy.yaml is written a second time", () => {
  const pharmacy = read("pharmacy.yaml") as { phone: string; fax: string; email: string };
  const facts = [pharmacy.phone, pharmacy.fax, pharmacy.email, "555-01"];
  const others = contentFiles.filter((path) => path !== "pharmacy.yaml");
  for (const path of others) {
    const text = readFileSync(join("data", path), "utf8");
    for (const fact of facts)
      expect({ path, has: text.includes(fact) && fact }).toEqual({ path, has: false });
  }
});

test("every file has a description", () => {
  expect(contentFiles.filter((path) => !contentTypeAt(path))).toEqual([]);
});
