import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check/check-content";
import { formatProblems } from "../../src/content/check/format-problems";
import { contentFileAt } from "../../src/content/content-files";
import { readYaml } from "../../src/content/read-yaml";
import { contentFiles } from "../support/content-files";

const read = (path: string) => readYaml(readFileSync(join("data", path), "utf8"));

test("the check takes less than two seconds", async () => {
  // Of the processor's time, since a busy machine makes any clock run on.
  const start = process.cpuUsage();
  await checkContent(process.cwd());
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1_000_000).toBeLessThan(2);
});

test("the content as it stands has no mistakes", async () => {
  const { problems } = await checkContent(process.cwd());
  expect(formatProblems(problems)).toBe("");
});

test("nine service pages, each with a place of its own in the menu", () => {
  const services = contentFiles
    .filter((path) => path.startsWith("services/"))
    .map((path) => read(path) as { order: number });
  expect(services).toHaveLength(9);
  expect(new Set(services.map(({ order }) => order)).size).toBe(9);
});

test("equipment has three categories of three items, as the customer asked", () => {
  const { categories } = read("equipment.yaml") as {
    categories: { name: string; items: unknown[] }[];
  };
  expect(categories.map(({ name, items }) => [name, items.length])).toEqual([
    ["Mobility Aids", 3],
    ["Bathroom Safety", 3],
    ["Bedroom Equipment", 3],
  ]);
});

test("over-the-counter products have six categories of five names", () => {
  const { categories } = read("otc.yaml") as { categories: { items: string[] }[] };
  expect(categories.map(({ items }) => items.length)).toEqual([5, 5, 5, 5, 5, 5]);
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
  expect(contentFiles.filter((path) => !contentFileAt(path))).toEqual([]);
});
