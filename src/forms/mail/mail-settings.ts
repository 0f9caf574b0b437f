/** Where messages go, read from the environment when the site is built. */

/** The messages that the site sends. Each has a mail template of its own. */
export type MailKind = "transfer" | "contact";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** The mail service's address, without a slash at the end. */
  origin: string;
}

export interface MailEnvironment {
  publicKey: string | undefined;
  serviceId: string | undefined;
  transferTemplateId: string | undefined;
  contactTemplateId: string | undefined;
  origin: string | undefined;
  development: boolean;
}

/** The value of `GATSBY_EMAILJS_ORIGIN` that sends to the local outbox, on the site's own origin. */
export const OUTBOX = "outbox";
const MAIL_SERVICE = "https://api.emailjs.com";

/** Gatsby puts the values in place of these names, so each has to be spelled out. */
const readEnvironment = (): MailEnvironment => ({
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID,
  transferTemplateId: process.env.GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID,
  contactTemplateId: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  origin: process.env.GATSBY_EMAILJS_ORIGIN,
  development: process.env.NODE_ENV === "development",
});

/**
 * The settings for one kind of message.
 *
 * @returns `null` where the site has no way to send it: the form must say so, and offer no button
 */
export function mailSettings(
  kind: MailKind,
  from: MailEnvironment = readEnvironment(),
): MailSettings | null {
  const publicKey = from.publicKey?.trim();
  const serviceId = from.serviceId?.trim();
  const templateId = (
    kind === "transfer" ? from.transferTemplateId : from.contactTemplateId
  )?.trim();
  const hasNoKeys = !publicKey && !serviceId && !templateId;
  const origin = from.origin?.trim() || (from.development && hasNoKeys ? OUTBOX : MAIL_SERVICE);

  if (origin === OUTBOX) {
    return {
      publicKey: publicKey || OUTBOX,
      serviceId: serviceId || OUTBOX,
      templateId: templateId || OUTBOX,
      // The outbox is served with the pages. While pages are rendered there is no window.
      origin: typeof window === "undefined" ? "" : window.location.origin,
    };
  }
  if (!publicKey || !serviceId || !templateId) return null;
  return { publicKey, serviceId, templateId, origin: origin.replace(/\/+$/, "") };
}
