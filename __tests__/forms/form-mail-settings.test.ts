import { type MailEnvironment, mailSettings } from "../../src/forms/mail/mail-settings";
import { mailKeys } from "../support/forms/mail-keys";

const noKeys: MailEnvironment = {
  publicKey: undefined,
  serviceId: "",
  transferTemplateId: " ",
  contactTemplateId: undefined,
  origin: undefined,
  development: false,
};

test("with all keys, messages go to EmailJS, each with its own template", () => {
  expect(mailSettings("transfer", mailKeys)).toEqual({
    publicKey: "key",
    serviceId: "service",
    templateId: "transfer",
    origin: "https://api.emailjs.com",
  });
  expect(mailSettings("contact", mailKeys)?.templateId).toBe("contact");
});

test("without a key a form cannot send, and says so", () => {
  expect(mailSettings("transfer", noKeys)).toBeNull();
  expect(mailSettings("transfer", { ...mailKeys, publicKey: "" })).toBeNull();
  expect(mailSettings("transfer", { ...mailKeys, serviceId: undefined })).toBeNull();
  expect(mailSettings("transfer", { ...mailKeys, transferTemplateId: undefined })).toBeNull();
});

test("a missing template stops only its own form", () => {
  const environment = { ...mailKeys, contactTemplateId: undefined };
  expect(mailSettings("transfer", environment)).not.toBeNull();
  expect(mailSettings("contact", environment)).toBeNull();
});

test("the outbox is on the page's own address and needs no key", () => {
  expect(mailSettings("contact", { ...noKeys, origin: "outbox" })).toEqual({
    publicKey: "outbox",
    serviceId: "outbox",
    templateId: "outbox",
    origin: "",
  });
});

test("development without keys uses the outbox; with some keys it shows what is missing", () => {
  expect(mailSettings("transfer", { ...noKeys, development: true })?.publicKey).toBe("outbox");
  expect(mailSettings("transfer", { ...noKeys, publicKey: "key", development: true })).toBeNull();
});
