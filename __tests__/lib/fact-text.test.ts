import { factsNamedIn, fillFacts } from "../../src/lib/fact-text";

const facts = { phone: "(507) 555-0142", city: "Northfield" };

test("every fact becomes words", () => {
  expect(fillFacts("In {city}, call {phone}. Again: {phone}.", facts)).toBe(
    "In Northfield, call (507) 555-0142. Again: (507) 555-0142.",
  );
});

test("a page carries the facts that its texts name, and no others", () => {
  expect(factsNamedIn('{"text":"Call {phone}."}', facts)).toEqual({ phone: "(507) 555-0142" });
});
