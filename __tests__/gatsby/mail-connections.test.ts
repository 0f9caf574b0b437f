/** @jest-environment node */
import { mailConnections } from "../../src/gatsby/policy/write-page-policies";
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
  return ["transfer", "contact"].map(mailConnections);
}

test("the pages of forms reach the mail service", () => {
  const connections = ["https://api.emailjs.com"];
  expect(connectionsWith(keys)).toEqual([connections, connections]);
});

test("or the service that the settings name", () => {
  const connections = ["https://mail.example"];
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_ORIGIN: "https://mail.example/" })).toEqual([
    connections,
    connections,
  ]);
});

test("the outbox is the site itself, which needs no other address", () => {
  expect(connectionsWith(testMailSettings)).toEqual([[], []]);
});

test("a form that cannot send reaches nobody, even if the other one can", () => {
  expect(connectionsWith({ ...keys, GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: undefined })).toEqual([
    ["https://api.emailjs.com"],
    [],
  ]);
});
