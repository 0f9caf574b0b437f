import { unknownFacts, withFacts } from "../../src/content/facts";

const pharmacy = {
  name: "Test Pharmacy",
  shortName: "Test",
  since: 2024,
  address: { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" },
  phone: "(507) 555-0142",
  fax: "(507) 555-0143",
  email: "info@test-pharmacy.example",
  readyTimes: {
    newPrescription: "15-20 minutes",
    refill: "10 minutes",
    transfer: "usually the same day",
    specialOrder: "24-48 hours",
    compounded: "24-48 hours",
  },
};

test("facts in braces become the pharmacy's own", () => {
  expect(withFacts("Call {phone}. In {city} since {since}. Refills: {refillTime}.", pharmacy)).toBe(
    "Call (507) 555-0142. In Northfield since 2024. Refills: 10 minutes.",
  );
});

test("a text without braces stays as it is", () => {
  expect(withFacts("In an emergency, call 911.", pharmacy)).toBe("In an emergency, call 911.");
});

test.each(["{fone}", "{constructor}", "{ phone }", "{}"])("%s is no fact", (braces) => {
  expect(unknownFacts(`Call ${braces}`)).toHaveLength(1);
});
