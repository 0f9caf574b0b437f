/** @jest-environment node */
import { mailConnections } from "../../src/gatsby/policy/write-page-policies";
import { formIds } from "../../src/forms/forms";
import { mailKeyNames, testMailSettings } from "../../src/gatsby/environment/mail-keys";

const NAMES = [...mailKeyNames, "GATSBY_EMAILJS_ORIGIN"];

const before = { ...process.env };
beforeEach(() => {
  for (const name of NAMES) delete process.env[name];
});
afterAll(() => {
  process.env = before;
});

const keys = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: undefined };

function connectionsWith(settings: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(settings)) if (value) process.env[name] = value;
  return formIds.map(mailConnections);
}

test("the pages of forms reach the mail service", () => {
  expect(connectionsWith(keys)).toEqual(formIds.map(() => ["https://api.emailjs.com"]));
});

test("or the service that the settings name", () => {
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_ORIGIN: "https://mail.example/" })).toEqual(
    formIds.map(() => ["https://mail.example"]),
  );
});

test("the outbox is the site itself, which needs no other address", () => {
  expect(connectionsWith(testMailSettings)).toEqual(formIds.map(() => []));
});

test("a form that cannot send reaches nobody, even if others can", () => {
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined })).toEqual(
    formIds.map((id) => (id === "contact" ? [] : ["https://api.emailjs.com"])),
  );
});
