import { type MailKind, mailSettings } from "../forms/mail/mail-settings";

/** The island of each form, whose name is that of its messages. */
const FORMS: readonly string[] = ["transfer", "contact"] satisfies MailKind[];

/**
 * Where the page of a form may connect to: the mail service, and the page's own address, by which
 * `send-mail.ts` finds out whether there is a connection at all. Nowhere, if the form cannot send.
 */
export function mailConnections(island: string): string[] {
  const settings = FORMS.includes(island) ? mailSettings(island as MailKind) : null;
  // The outbox is on the page's own origin.
  return settings ? ["'self'", ...(settings.origin ? [settings.origin] : [])] : [];
}
