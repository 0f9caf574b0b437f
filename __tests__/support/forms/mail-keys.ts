import type { MailEnvironment } from "../../../src/forms/mail/mail-settings";

/** A site whose keys are set, and nothing else. */
export const mailKeys: MailEnvironment = {
  publicKey: "key",
  serviceId: "service",
  transferTemplateId: "transfer",
  contactTemplateId: "contact",
  origin: undefined,
  development: false,
};
