import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { warningFor } from "../../src/forms/core/validation";
import { sampleTransfer } from "../support/forms/sample-answers";

const NOW = new Date(2026, 10, 20, 12);
const warningOf = (name: string, answer: string, now = NOW) =>
  transferDefinition.fields
    .filter((field) => field.name === name)
    .map((field) => warningFor(field, answer, now)?.type ?? null)[0];

test.each<[string, string, string | null]>([
  ["dateOfBirth", "1950-02-03", null],
  ["dateOfBirth", "2026-11-20", null],
  ["dateOfBirth", "2026-11-21", "futureDate"],
  ["dateOfBirth", "2099-01-01", "futureDate"],
  ["dateOfBirth", "12026-01-01", "futureDate"],
  ["dateOfBirth", "1900-01-01", null],
  ["dateOfBirth", "1899-12-31", "oldDate"],
  ["dateOfBirth", "0001-01-01", "oldDate"],
  ["zip", "55057", null],
  ["zip", "55057-1234", null],
  ["zip", "5505", "zipLength"],
  ["zip", "550571", "zipLength"],
  ["phone", "(507) 555-0199", null],
  ["phone", "+1 507 555 0199", null],
  ["phone", "555-0199", "phoneLength"],
  ["phone", "507-555-01999", "phoneLength"],
  ["phone", "1 507-555-0199", null],
  ["phone", "507-555-0199 ext. 12", null],
  ["phone", "507-555-0199 #4", null],
  ["phone", "507-555-0199 after 5", null],
  ["phone", "+52 55 5555 01999", null],
  ["phone", "507-555-0199 / 507-555-0142", "phoneLength"],
  ["phone", "507-555-0199 or 507-555-0142", "phoneLength"],
  ["phone", "None", "phoneLength"],
  ["pcpPhone", "none", null],
  ["pcpPhone", "N/A", null],
  ["pcpPhone", "555-0199", "phoneLength"],
  ["city", "   ", "blank"],
  ["prescriptions", "\n \n", "blank"],
  ["insuranceId", "None", null],
  ["pcpPhone", "0", null],
  ["prescriptions", "All", null],
])("%s %j: %s", (name, answer, expected) => {
  expect(warningOf(name, answer)).toBe(expected);
});

test("good answers and empty fields raise no doubt", () => {
  for (const [name, answer] of Object.entries(sampleTransfer)) {
    expect(warningOf(name, answer)).toBeNull();
    expect(warningOf(name, "")).toBeNull();
  }
});

test.each([
  ["mary@gmial", "gmail.com"],
  ["mary@gmail.con", "gmail.com"],
  ["Mary@Gmial.com ", "gmail.com"],
  ["mary@yaho.com", "yahoo.com"],
  ["mary@hotmial.com", "hotmail.com"],
  ["mary@outlook", "outlook.com"],
  ["mary@icloud.co", "icloud.com"],
  ["mary@gmail.com", null],
  ["mary@mail.com", null],
  ["mary@ymail.com", null],
  ["mary@yahoo.co.uk", null],
  ["mary@pharmacy.example", null],
  ["mary", null],
])("%s: did you mean %s?", (answer, domain) => {
  const email = transferDefinition.fields.find(({ name }) => name === "email");
  expect(email && warningFor(email, answer, NOW)).toEqual(
    domain && { type: "misspelledDomain", domain },
  );
});

test("today is the patient's today, not Greenwich's", () => {
  expect(warningOf("dateOfBirth", "2026-01-05", new Date(2026, 0, 5, 0, 1))).toBeNull();
  expect(warningOf("dateOfBirth", "2026-01-06", new Date(2026, 0, 5, 23, 59))).toBe("futureDate");
});
