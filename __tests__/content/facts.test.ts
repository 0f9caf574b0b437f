/** Facts of a pharmacy: those that texts name in braces, and those that blocks show. */
import { readFileSync } from "node:fs";
import { parse, stringify } from "yaml";
import { factNames, factsOf, unknownFacts } from "../../src/content/facts";
import { readPharmacy } from "../../src/content/read-facts";
import { isNpi } from "../../src/content/schema/npi";
import { contentCopy } from "../support/content/content-copy";
import { weeklyHours } from "../support/time/weekly-hours";

const agreements = { mailService: { name: "EmailJS" } };
const pharmacy = { ...readPharmacy("data"), agreements, servicesDesk: undefined };

test("every fact has a value, which is the pharmacy's own", () => {
  const facts = factsOf(pharmacy);
  expect(Object.keys(facts)).toEqual(factNames);
  expect(facts).toMatchObject({
    phone: "(507) 555-0142",
    city: "Northfield",
    since: "2024",
    newPrescriptionTime: "15-20 minutes",
    refillTime: "10 minutes",
    transferTime: "usually the same day",
    specialOrderTime: "24-48 hours",
    delivery: "Northfield, Dundas, and Dennison",
  });
});

test("numbers need no translation", () => {
  expect(factsOf(pharmacy, "es")).toMatchObject({
    newPrescriptionTime: "15-20 minutos",
    refillTime: "10 minutos",
    compoundedTime: "24-48 horas",
  });
});

test("the services desk's number is the store's where there is no desk", () => {
  const servicesDesk = { phone: "(507) 555-0144" };
  expect(factsOf({ ...pharmacy, servicesDesk })["servicesDeskPhone"]).toBe("(507) 555-0144");
  expect(factsOf(pharmacy)["servicesDeskPhone"]).toBe("(507) 555-0142");
});

test.each(["{fone}", "{constructor}", "{ phone }", "{}"])("%s is no fact", (braces) => {
  expect(unknownFacts(`Call ${braces}`)).toHaveLength(1);
});

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

test("the sample's NPI is refused on the site of a pharmacy", async () => {
  content.set("pharmacy.yaml", ["website"], "https://www.cloudberrydrug.com/");
  expect(await content.problems()).toContain("This is the NPI of the sample pharmacy");
});

test.each([
  ["facts", /^```yaml\n(# data\/pharmacy.*?)^```/ms, ["plans", "delivery", "identifiers", "apps"]],
  ["hours", /^```yaml\n(hoursFrom:\n.*?)^```/ms, ["hoursFrom"]],
])("the %s in the docs can be written as they are", async (page, example, keys) => {
  const [, lines = ""] = example.exec(readFileSync(`docs/${page}.md`, "utf8")) ?? [];
  const facts = parse(lines) as Record<string, unknown>;
  expect(Object.keys(facts)).toEqual(keys);
  for (const [key, value] of Object.entries(facts)) content.set("pharmacy.yaml", [key], value);
  expect(await content.problems()).toBe("");
});

test("two weeks from one date on are refused", async () => {
  const change = { date: "2027-06-01", hours: weeklyHours };
  content.set("pharmacy.yaml", ["hoursFrom"], [change, change]);
  expect(await content.problems()).toContain("above already.");
});

test("any color of a brand is taken: pages show shades of it that can be read", async () => {
  const colors = { main: "#f97316", tint: "#7fb8a0", accent: "#2b1a6b", background: "#d8b98a" };
  content.write("brand.yaml", stringify(colors));
  expect(await content.problems()).toBe("");
});
