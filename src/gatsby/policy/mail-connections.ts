import { type MailKind, mailSettings } from "../../forms/mail/mail-settings";

/** The island of each form, whose name is that of its messages. */
const FORMS: readonly string[] = ["transfer", "contact"] satisfies MailKind[];

/** Where the page of a form may connect to beside this site: the mail service, if the form can send. */
export function mailConnections(island: string): string[] {
  const settings = FORMS.includes(island) ? mailSettings(island as MailKind) : null;
  // The outbox is on the page's own origin.
  return settings?.origin ? [settings.origin] : [];
}
