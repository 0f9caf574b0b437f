/** Mail settings, from the environment of the build. Pages give them to their forms. */
import { isDemoBuild } from "../../lib/demo";
import { type FormId, forms } from "../forms";

export interface MailSettings {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Origin of the mail service, without a trailing slash; empty for that of the page. */
  origin: string;
}

/** Value of `GATSBY_EMAILJS_ORIGIN` that sends to the local outbox, on the site's own origin. */
export const OUTBOX = "outbox";

/** Where forms send to, unless the settings say otherwise. */
export const MAIL_SERVICE = "https://api.emailjs.com";

/** Key and service of the site's own mail server, `mail-server/`. Its templates have the names of the forms. */
export const OWN_SERVER = "mail-server";

/** Key, service and template of a demo, whose forms look as if they could send. `sendMail` sends nothing there. */
const DEMO = "demo";

/** Returns the settings with which a form sends; `undefined` if it cannot, and then it has no send button. */
export function mailSettings(id: FormId): MailSettings | undefined {
  if (isDemoBuild()) return { publicKey: DEMO, serviceId: DEMO, templateId: DEMO, origin: "" };
  // Gatsby replaces these expressions by their values, so each has to be written in full.
  const publicKey = process.env.GATSBY_EMAILJS_PUBLIC_KEY?.trim();
  const serviceId = process.env.GATSBY_EMAILJS_SERVICE_ID?.trim();
  const ownOrigin = process.env.GATSBY_EMAILJS_ORIGIN?.trim().replace(/\/+$/, "");
  const isDevelopment = process.env.NODE_ENV === "development";
  const templateId = forms[id].templateId()?.trim();
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
  if (hasNoKeys && origin !== MAIL_SERVICE)
    return { publicKey: OWN_SERVER, serviceId: OWN_SERVER, templateId: id, origin };
  if (!publicKey || !serviceId || !templateId) return undefined;
  return { publicKey, serviceId, templateId, origin };
}
