import { formIds } from "../../src/forms/forms";
import { mailSettings } from "../../src/forms/mail/mail-settings";
import { testMailSettings } from "../../src/gatsby/environment/mail-keys";

/** The mail service in place of the outbox. */
const keys = { ...testMailSettings, GATSBY_EMAILJS_ORIGIN: undefined };

/** Sets the environment of the build. */
const build = (environment: Readonly<Record<string, string | undefined>>) =>
  jest.replaceProperty(process, "env", { NODE_ENV: "production", ...environment });

test("with all keys, messages go to EmailJS, each with the template that its key names", () => {
  build(keys);
  for (const id of formIds)
    expect(mailSettings(id)).toEqual({
      publicKey: "test-public-key",
      serviceId: "test-service",
      templateId: `test-${id}-template`,
      origin: "https://api.emailjs.com",
    });
});

test.each([
  ["GATSBY_EMAILJS_PUBLIC_KEY", ""],
  ["GATSBY_EMAILJS_SERVICE_ID", undefined],
  ["GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID", " "],
])("without %s a form cannot send, and says so", (key, value) => {
  build({ ...keys, [key]: value });
  expect(mailSettings("transfer")).toBeUndefined();
});

test("the outbox is on the page's own address and needs no key", () => {
  build({ GATSBY_EMAILJS_ORIGIN: "outbox" });
  expect(mailSettings("contact")).toEqual({
    publicKey: "outbox",
    serviceId: "outbox",
    templateId: "outbox",
    origin: "",
  });
});

test("an address without keys is a mail server of the pharmacy's own", () => {
  build({ GATSBY_EMAILJS_ORIGIN: "https://mail.pharmacy.example/" });
  expect(mailSettings("transfer")).toEqual({
    publicKey: "mail-server",
    serviceId: "mail-server",
    templateId: "transfer",
    origin: "https://mail.pharmacy.example",
  });
});

test("development without keys uses the outbox; with some keys it shows what is missing", () => {
  build({ NODE_ENV: "development" });
  expect(mailSettings("transfer")?.publicKey).toBe("outbox");
  build({ NODE_ENV: "development", GATSBY_EMAILJS_PUBLIC_KEY: "key" });
  expect(mailSettings("transfer")).toBeUndefined();
});

test("a demo has all forms, and no address to send to, whatever keys are set", () => {
  build({ ...keys, GATSBY_DEMO: "yes" });
  for (const id of formIds)
    expect(mailSettings(id)).toEqual({
      publicKey: "demo",
      serviceId: "demo",
      templateId: "demo",
      origin: "",
    });
});
