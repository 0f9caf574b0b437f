/** Facts of a pharmacy that blocks show: plans, delivery, numbers for doctors' offices, apps. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { isNpi } from "../../src/content/schema/npi";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

test("the last digit of an NPI fits the others, so that a typo is found", () => {
  expect(isNpi("1234567893")).toBe(true);
  expect(["1234567890", "1234567983", "2134567893", "123456789", ""].filter(isNpi)).toEqual([]);
});

test.each([
  ["npi", "1234567890", "is not an NPI: its last digit does not fit the others"],
  ["npi", "12345", "is not ten digits"],
  ["ncpdp", "123", "is not seven digits"],
])("%s cannot be %s", async (key, value, message) => {
  content.set("pharmacy.yaml", ["identifiers", key], value);
  expect(await content.problems()).toContain(message);
});

test.each(["plans", "delivery", "identifiers", "apps"])(
  "a block that shows %s is refused on a site that has none",
  async (fact) => {
    const pharmacy = content.text("pharmacy.yaml");
    const lines = new RegExp(`^${fact}:\\n(?: .*\\n)+`, "m");
    expect(pharmacy).toMatch(lines);
    content.replace("pharmacy.yaml", lines, "");
    const problems = await content.problems();
    expect(problems).toContain("This block shows the");
    expect(problems).toContain(`add "${fact}" to data/pharmacy.yaml`);
  },
);

test("the sample's NPI is refused on the site of a pharmacy", async () => {
  content.set("pharmacy.yaml", ["website"], "https://www.cloudberrydrug.com/");
  expect(await content.problems()).toContain("This is the NPI of the sample pharmacy");
});

test("the facts in the docs can be written as they are", async () => {
  const [, lines = ""] =
    /^```yaml\n(# data\/pharmacy.*?)^```/ms.exec(readFileSync("docs/facts.md", "utf8")) ?? [];
  const facts = parse(lines) as Record<string, unknown>;
  expect(Object.keys(facts)).toEqual(["plans", "delivery", "identifiers", "apps"]);
  for (const [key, value] of Object.entries(facts)) content.set("pharmacy.yaml", [key], value);
  expect(await content.problems()).toBe("");
});
