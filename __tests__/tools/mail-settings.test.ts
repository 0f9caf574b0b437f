import {
  describeMail,
  describeMissingKeys,
  mailKeyNames,
  missingMailKeys,
  sendsToOutbox,
  testMailSettings,
  withOutboxUnlessKeysAreSet,
} from "../../tools/mail-settings";

const realKeys = Object.fromEntries(mailKeyNames.map((name) => [name, "value"]));

test("a key that is set to nothing is missing", () => {
  expect(missingMailKeys({ ...realKeys, GATSBY_EMAILJS_SERVICE_ID: " " })).toEqual([
    "GATSBY_EMAILJS_SERVICE_ID",
  ]);
  expect(missingMailKeys({})).toEqual(mailKeyNames);
});

test("names each missing key and says what the pages show instead", () => {
  const text = describeMissingKeys(["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID"]);
  expect(text).toContain("GATSBY_EMAILJS_PUBLIC_KEY");
  expect(text).toContain("GATSBY_EMAILJS_SERVICE_ID");
  expect(text).not.toContain("GATSBY_EMAILJS_CONTACT_TEMPLATE_ID");
  expect(text).toMatch(/phone.*fax.*paper form/);
  expect(text).toContain(".env.example");
});

test("where no key is set, messages go to the outbox", () => {
  const environment = withOutboxUnlessKeysAreSet({});
  expect(sendsToOutbox(environment)).toBe(true);
  expect(describeMail(environment)).toContain(".outbox");
});

test("where keys are set, messages go to EmailJS", () => {
  const environment = withOutboxUnlessKeysAreSet(realKeys);
  expect(sendsToOutbox(environment)).toBe(false);
  expect(describeMail(environment)).toContain("real mail");
});

test("where only some keys are set, no outbox hides the others' absence", () => {
  const environment = withOutboxUnlessKeysAreSet({ GATSBY_EMAILJS_PUBLIC_KEY: "key" });
  expect(sendsToOutbox(environment)).toBe(false);
  expect(describeMail(environment)).toContain("GATSBY_EMAILJS_SERVICE_ID");
});

test("an origin that somebody set stays", () => {
  const environment = { GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:7000" };
  expect(withOutboxUnlessKeysAreSet(environment)).toEqual(environment);
});

test("the tests send with invented keys, to the outbox only", () => {
  expect(missingMailKeys(testMailSettings)).toEqual([]);
  expect(sendsToOutbox(testMailSettings)).toBe(true);
});
