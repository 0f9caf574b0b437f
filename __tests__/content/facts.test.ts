import { factNames, factsOf, unknownFacts } from "../../src/content/facts";

const pharmacy = {
  name: "Test Pharmacy",
  shortName: "Test",
  since: 2024,
  address: { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" },
  phone: "(507) 555-0142",
  fax: "(507) 555-0143",
  email: "info@test-pharmacy.example",
  delivery: { places: ["Northfield", "Dundas", "55019"] },
  readyTimes: {
    newPrescription: { minutes: [15, 20] },
    refill: { minutes: [10] },
    transfer: { words: "usually the same day" },
    specialOrder: { hours: [24, 48] },
    compounded: { hours: [24, 48] },
  },
};

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
    delivery: "Northfield, Dundas, and 55019",
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
