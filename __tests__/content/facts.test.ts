import { factNames, factsOf, unknownFacts } from "../../src/content/facts";

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

test("every fact has a value, which is the pharmacy's own", () => {
  const facts = factsOf(pharmacy);
  expect(Object.keys(facts)).toEqual(factNames);
  expect(facts).toMatchObject({
    phone: "(507) 555-0142",
    city: "Northfield",
    since: "2024",
    refillTime: "10 minutes",
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
