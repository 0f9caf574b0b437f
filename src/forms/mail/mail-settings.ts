/** Mail settings, from the environment of the build. Pages give them to their forms. */
import type { FormDefinition } from "../core/form-definition";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the mail service, without a trailing slash; empty for that of the page. */
  origin: string;
}

/** How the form of a page sends. */
export interface FormMail extends MailSettings {
  /** Address to which browsers without scripts send it; absent if nobody takes it there. */
  action?: string;
}

/** Value of `GATSBY_EMAILJS_ORIGIN` that sends to the local outbox, on the site's own origin. */
export const OUTBOX = "outbox";

/** Where forms send to, unless the settings say otherwise. */
export const MAIL_SERVICE = "https://api.emailjs.com";

/** Key and service of the site's own mail server, `mail-server/`. Its templates have the names of the forms. */
export const OWN_SERVER = "mail-server";

/**
 * Returns the settings with which a form sends, `null` if the site cannot send it. The form then has no
 * send button.
 */
export function mailSettings(form: Pick<FormDefinition, "id" | "templateId">): MailSettings | null {
  // Gatsby replaces these expressions by their values, so each has to be written in full.
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY?.trim();
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID?.trim();
  const ownOrigin = process.env.GATSBY_EMAILJS_ORIGIN?.trim().replace(/\/+$/, "");
  const isDevelopment = process.env.NODE_ENV === "development";
  const templateId = form.templateId()?.trim();
  const hasNoKeys = !publicKey && !serviceId && !templateId;
  const origin = ownOrigin || (isDevelopment && hasNoKeys ? OUTBOX : MAIL_SERVICE);

  if (origin === OUTBOX) {
    return {
      publicKey: publicKey || OUTBOX,
      serviceId: serviceId || OUTBOX,
      templateId: templateId || OUTBOX,
      origin: "",
    };
  }
  if (hasNoKeys && origin !== MAIL_SERVICE) {
    return { publicKey: OWN_SERVER, serviceId: OWN_SERVER, templateId: form.id, origin };
  }
  if (!publicKey || !serviceId || !templateId) return null;
  return { publicKey, serviceId, templateId, origin };
}

/**
 * Returns how the form of a page sends; `undefined` if it cannot.
 *
 * @param locale language of the page
 */
export function formMail(
  form: Pick<FormDefinition, "id" | "templateId">,
  locale: string,
): FormMail | undefined {
  const settings = mailSettings(form);
  if (settings?.publicKey !== OWN_SERVER) return settings ?? undefined;
  return { ...settings, action: `${settings.origin}/forms/${form.id}/${locale}` };
}
