import type { Facts, FactText } from "../../../src/lib/fact-text";

/** Facts of the test pharmacy. */
export const facts: Facts = {
  name: "Test Pharmacy & Supply",
  city: "Northfield",
  phone: "(507) 555-0142",
  servicesDeskPhone: "(507) 555-0144",
  fax: "(507) 555-0143",
  email: "info@test-pharmacy.example",
  transferTime: "usually the same day",
  specialOrderTime: "24-48 hours",
};

/** Returns a text as GraphQL returns it. */
export const factText = (text: string) => text as unknown as FactText;
