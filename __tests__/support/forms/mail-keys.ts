import type { MailEnvironment } from "../../../src/forms/mail/mail-settings";

/** Mail settings with all keys. */
export const mailKeys: MailEnvironment = {
  publicKey: "key",
  serviceId: "service",
  transferTemplateId: "transfer",
  contactTemplateId: "contact",
  origin: undefined,
  development: false,
};
