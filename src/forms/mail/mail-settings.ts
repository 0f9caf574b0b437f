/** Mail settings, from the environment of the build. */

/** Each kind of message has its own mail template. */
export type MailKind = "transfer" | "contact";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the mail service, without a trailing slash. */
  origin: string;
}

/** Value of `GATSBY_EMAILJS_ORIGIN` that sends to the local outbox, on the site's own origin. */
export const OUTBOX = "outbox";
const MAIL_SERVICE = "https://api.emailjs.com";

/** Gatsby replaces these expressions by their values, so each has to be written in full. */
const readEnvironment = () => ({
  publicKey: process.env.GATSBY_EMAILJS_PUBLIC_KEY,
  serviceId: process.env.GATSBY_EMAILJS_SERVICE_ID,
  transferTemplateId: process.env.GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID,
  contactTemplateId: process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
  origin: process.env.GATSBY_EMAILJS_ORIGIN,
  development: process.env.NODE_ENV === "development",
});

export type MailEnvironment = ReturnType<typeof readEnvironment>;

/** @returns `null` if the site cannot send this kind of message; its form then has no send button */
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
      // The outbox has the origin of the pages. Server rendering has no window.
      origin: typeof window === "undefined" ? "" : window.location.origin,
    };
  }
  if (!publicKey || !serviceId || !templateId) return null;
  return { publicKey, serviceId, templateId, origin: origin.replace(/\/+$/, "") };
}
