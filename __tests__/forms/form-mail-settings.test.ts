import { type MailEnvironment, mailSettings } from "../../src/forms/mail/mail-settings";

const keys: MailEnvironment = {
  publicKey: "key",
  serviceId: "service",
  transferTemplateId: "transfer",
  contactTemplateId: "contact",
  origin: undefined,
  development: false,
};
const noKeys: MailEnvironment = {
  publicKey: undefined,
  serviceId: "",
  transferTemplateId: " ",
  contactTemplateId: undefined,
  origin: undefined,
  development: false,
};

test("with all keys, messages go to EmailJS, each with its own template", () => {
  expect(mailSettings("transfer", keys)).toEqual({
    publicKey: "key",
    serviceId: "service",
    templateId: "transfer",
    origin: "https://api.emailjs.com",
  });
  expect(mailSettings("contact", keys)?.templateId).toBe("contact");
});

test("without a key a form cannot send, and says so", () => {
  expect(mailSettings("transfer", noKeys)).toBeNull();
  expect(mailSettings("transfer", { ...keys, publicKey: "" })).toBeNull();
  expect(mailSettings("transfer", { ...keys, serviceId: undefined })).toBeNull();
  expect(mailSettings("transfer", { ...keys, transferTemplateId: undefined })).toBeNull();
});

test("a missing template stops only its own form", () => {
  const environment = { ...keys, contactTemplateId: undefined };
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

test("another service that speaks the same interface can take EmailJS's place", () => {
  const settings = mailSettings("transfer", { ...keys, origin: "https://mail.example.com/" });
  expect(settings?.origin).toBe("https://mail.example.com");
});
