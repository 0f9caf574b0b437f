import {
  checkMailOrigin,
  describeMail,
  describeMissingKeys,
  formsOfSite,
  mailKeyNames,
  missingMailKeys,
  sendsToOutbox,
  withOutboxUnlessKeysAreSet,
} from "../../src/gatsby/environment/mail-keys";
import { CommandError } from "../../src/lib/command-error";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const realKeys = Object.fromEntries(mailKeyNames.map((name) => [name, "value"]));

test("a key that is set to nothing is missing", () => {
  expect(missingMailKeys({ ...realKeys, GATSBY_EMAILJS_SERVICE_ID: " " })).toEqual([
    "GATSBY_EMAILJS_SERVICE_ID",
  ]);
  expect(missingMailKeys({})).toEqual(mailKeyNames);
});

test("a site without a contact form needs no template for it", () => {
  const environment = { ...realKeys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined };
  expect(missingMailKeys(environment)).toEqual(["GATSBY_EMAILJS_CONTACT_TEMPLATE_ID"]);
  expect(missingMailKeys(environment, ["transfer"])).toEqual([]);
});

test("a form needs no template without its file, nor where a system takes its place", () => {
  expect(formsOfSite()).toEqual(["refill", "transfer", "contact"]);
  content.set("pharmacy.yaml", ["transferUrl"], "https://transfers.juniperpharmacy.example/");
  content.remove("forms/contact.yaml");
  const project = process.cwd();
  process.chdir(content.root());
  const forms = formsOfSite();
  process.chdir(project);
  expect(forms).toEqual(["refill"]);
});

test("names each missing key and says what the pages show instead", () => {
  const text = describeMissingKeys(["GATSBY_EMAILJS_PUBLIC_KEY", "GATSBY_EMAILJS_SERVICE_ID"]);
  expect(text).toContain("GATSBY_EMAILJS_PUBLIC_KEY");
  expect(text).toContain("GATSBY_EMAILJS_SERVICE_ID");
  expect(text).not.toContain("GATSBY_EMAILJS_CONTACT_TEMPLATE_ID");
  expect(text).toMatch(/call.*email.*fax/);
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

test("a mail server of the pharmacy's own needs no keys", () => {
  const environment = { GATSBY_EMAILJS_ORIGIN: "https://mail.pharmacy.example" };
  expect(missingMailKeys(environment)).toEqual([]);
  expect(describeMail(environment)).toContain("https://mail.pharmacy.example");
  expect(missingMailKeys({ GATSBY_EMAILJS_ORIGIN: "https://api.emailjs.com" })).toEqual(
    mailKeyNames,
  );
});

test.each([
  undefined,
  "outbox",
  "https://api.emailjs.com",
  "https://mail.example:8443/",
  "http://localhost:7000",
  "http://[::1]:7000",
])("messages may go to %p", (GATSBY_EMAILJS_ORIGIN) => {
  expect(() => checkMailOrigin({ GATSBY_EMAILJS_ORIGIN })).not.toThrow();
});

test.each([
  "api.example.com",
  "http://api.example.com",
  "http://localhost.example.com",
  "https://api.emailjs.com/api/v1.0/email/send",
  "https://api.example.com/?key=1",
  "https://someone@api.example.com",
])("%p stops the build, with what to write instead", (GATSBY_EMAILJS_ORIGIN) => {
  const check = () => checkMailOrigin({ GATSBY_EMAILJS_ORIGIN });
  expect(check).toThrow(CommandError);
  expect(check).toThrow(`GATSBY_EMAILJS_ORIGIN is "${GATSBY_EMAILJS_ORIGIN}"`);
  expect(check).toThrow("GATSBY_EMAILJS_ORIGIN=https://api.emailjs.com");
});
