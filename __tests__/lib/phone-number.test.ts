import {
  dialUrl,
  helpUrl,
  internationalNumber,
  PHONE_PATTERN,
  PHONE_WITH_EXTENSION_PATTERN,
} from "../../src/lib/phone-number";

test.each([
  ["(507) 555-0142", "tel:+15075550142", "+1-507-555-0142"],
  ["(800) 555-0199", "tel:+18005550199", "+1-800-555-0199"],
  ["(507) 555-0142 ext. 12", "tel:+15075550142,12", "+1-507-555-0142;ext=12"],
])("%s dials, and is told to search engines", (number, dialed, told) => {
  expect(number).toMatch(PHONE_WITH_EXTENSION_PATTERN);
  expect(dialUrl(number)).toBe(dialed);
  expect(internationalNumber(number)).toBe(told);
});

test.each([
  ["911", "tel:911"],
  ["1-800-222-1222", "tel:18002221222"],
  ["(507) 555-0146", "tel:+15075550146"],
])("help at %s dials", (number, dialed) => expect(helpUrl(number)).toBe(dialed));

test.each(["(507) 555-0142 x12", "(507) 555-0142 ext. ", "507-555-0142", "(107) 555-0142"])(
  "%s is not how we write a number",
  (number) => expect(number).not.toMatch(PHONE_WITH_EXTENSION_PATTERN),
);

test("a fax has no extension", () => {
  expect("(507) 555-0143").toMatch(PHONE_PATTERN);
  expect("(507) 555-0143 ext. 2").not.toMatch(PHONE_PATTERN);
});
