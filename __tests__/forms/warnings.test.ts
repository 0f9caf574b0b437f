import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { warningAbout } from "../../src/forms/core/validation";
import { LONGEST_ANSWER } from "../../src/forms/fields/lines";
import { isBeforeToday } from "../../src/forms/fields/birth-date";
import { sampleTransfer } from "../support/forms/sample-answers";

const warningOf = (name: string, answer: string) =>
  transferDefinition.fields
    .filter((field) => field.name === name)
    .map((field) => warningAbout(field, answer)?.type ?? null)[0];

test.each<[string, string, string | null]>([
  ["dateOfBirth", "1900-01-01", null],
  ["dateOfBirth", "1899-12-31", "oldDate"],
  ["zip", "55057-1234", null],
  ["zip", "5505", "zipLength"],
  ["zip", "550571", "zipLength"],
  ["phone", "+1 507 555 0199", null],
  ["phone", "555-0199", "phoneLength"],
  ["phone", "507-555-01999", "phoneLength"],
  ["phone", "1 507-555-0199", null],
  ["phone", "507-555-0199 ext. 12", null],
  ["phone", "507-555-0199 after 5", null],
  ["phone", "+52 55 5555 01999", null],
  // Phones copy the number of a contact with invisible marks of its direction.
  ["phone", "\u202a+52\u00a055\u00a05555\u00a001999\u202c", null],
  ["phone", "507-555-0199 / 507-555-0142", "phoneLength"],
  ["phone", "507-555-0199 or 507-555-0142", "phoneLength"],
  ["phone", "None", "phoneLength"],
  ["pcpPhone", "N/A", null],
  ["prescriptions", "Rx# 7412345-01", null],
  ["prescriptions", "Folic acid 1 mg", null],
  ["prescriptions", "metformin 1000 mg, lisinopril 10 mg", null],
  ["prescriptions", "Vitamin D 50000 IU, Rx 7412345", null],
  ["prescriptions", "Lisinopril 10 mg 7412345\nMetformin 500 mg 7412346\n", null],
  ["prescriptions", "7412345 and 7412346", "severalNumbers"],
  ["prescriptions", "Sample drops\n7412345, 741-2346", "severalNumbers"],
  ["prescriptions", "Rx 123, rx#124", "severalNumbers"],
  ["prescriptions", "74123457412346", "severalNumbers"],
  ["prescriptions", "x".repeat(LONGEST_ANSWER - 1), null],
  ["prescriptions", "x".repeat(LONGEST_ANSWER), "full"],
  ["pcpPhone", "0", null],
  ["prescriptions", "All", null],
])("%s %j: %s", (name, answer, expected) => {
  expect(warningOf(name, answer)).toBe(expected);
});

test("good answers and empty fields raise no warning", () => {
  for (const [name, answer] of Object.entries(sampleTransfer)) {
    expect(warningOf(name, answer)).toBeNull();
    expect(warningOf(name, "")).toBeNull();
  }
});

test.each([
  ["mary@gmial", "gmail.com"],
  ["mary@gmail.con", "gmail.com"],
  ["Mary@Gmial.com ", "gmail.com"],
  ["mary@gmail.com", null],
  ["mary@mail.com", null],
  ["mary@ymail.com", null],
  ["mary@yahoo.co.uk", null],
  ["mary@pharmacy.example", null],
  ["mary", null],
])("%s: did you mean %s?", (answer, domain) => {
  const email = transferDefinition.fields.find(({ name }) => name === "email");
  expect(email && warningAbout(email, answer)).toEqual(
    domain && { type: "misspelledDomain", domain },
  );
});

const NOON = new Date(2026, 10, 20, 12);

test.each([
  ["2026-11-19", NOON, true],
  ["2026-11-20", NOON, false],
  ["12026-01-01", NOON, false],
  // Today is the patient's today, not Greenwich's.
  ["2026-01-04", new Date(2026, 0, 5, 0, 1), true],
  ["2026-01-05", new Date(2026, 0, 5, 23, 59), false],
])("a birth on %s was before today at %s: %s", (date, now, isBefore) => {
  expect(isBeforeToday(date, now)).toBe(isBefore);
});
