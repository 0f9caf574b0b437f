/** What the check says of a site that sends without an agreement with its mail service. */
import { MAIL_SERVICE, OUTBOX } from "../../src/forms/mail/mail-settings";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const SENDING = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: MAIL_SERVICE };

/** Returns what is said of `agreements.yaml` on November 22, 2026. */
async function saidWith(settings: Record<string, string | undefined>) {
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
  const { warnings } = await content.check("2026-11-22T12:00-06:00");
  return warnings
    .filter(({ file }) => file === "data/agreements.yaml")
    .map(({ message, fix, inYaml }) => `${message} ${fix} ${inYaml}`);
}

const publish = () => content.set("pharmacy.yaml", ["website"], "https://www.example.com/");
const agreeOn = (since: string) => content.set("agreements.yaml", ["mailService", "since"], since);

const ASKED = [
  expect.stringMatching(
    /^The forms send what patients write through EmailJS .* no agreement with it here\..*since: "2026-11-22"/,
  ),
];

test("a site with an address and keys is asked for the agreement, until there is one", async () => {
  publish();
  expect(await saidWith(SENDING)).toEqual(ASKED);
  agreeOn("2026-11-23");
  expect(await saidWith(SENDING)).toEqual(ASKED);
  agreeOn("2026-11-22");
  expect(await saidWith(SENDING)).toEqual([]);
});

test("a site without the file is asked as well", async () => {
  publish();
  content.remove("agreements.yaml");
  content.replace("pages/privacy.yaml", "{mailService}", "EmailJS");
  expect(await saidWith(SENDING)).toEqual([expect.stringContaining("through a mail service")]);
});

test("the contact form alone counts, and a form counts only while pages have it", async () => {
  publish();
  content.set("pharmacy.yaml", ["transferUrl"], "https://transfers.example.com/");
  content.set("pharmacy.yaml", ["refillUrl"], "https://refills.example.com/");
  expect(await saidWith(SENDING)).toEqual(ASKED);
  content.remove("forms/contact.yaml");
  expect(await saidWith(SENDING)).toEqual([]);
});

test.each([
  ["without keys", {}],
  ["with the outbox of this machine", { ...SENDING, GATSBY_EMAILJS_ORIGIN: OUTBOX }],
])("a site that sends nothing, %s, is not asked", async (_, settings) => {
  publish();
  expect(await saidWith(settings)).toEqual([]);
});

test("the sample is not asked", async () => {
  expect(await saidWith(SENDING)).toEqual([]);
});
