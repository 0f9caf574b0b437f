/**
 * What the site needs to know to hand a form's answers to EmailJS, read from the environment.
 * `.env.example` explains each name to the people who set them.
 */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { singleFiles } from "../../content/schema/content-files";
import { OUTBOX } from "../../forms/mail/mail-settings";
import { CommandError } from "../../lib/command-error";

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What each key is, in the words of the EmailJS dashboard. */
const mailKeys = {
  GATSBY_EMAILJS_PUBLIC_KEY: "the account's public key (EmailJS: Account, General)",
  GATSBY_EMAILJS_SERVICE_ID: "the mail service that sends (EmailJS: Email Services)",
  GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID:
    "the template of the prescription transfer form (EmailJS: Email Templates)",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "the template of the contact form (EmailJS: Email Templates)",
} as const;

/** The name of a key that the forms need. */
export type MailKey = keyof typeof mailKeys;

/** Every key that the forms need, in the order in which people look for them. */
export const mailKeyNames = Object.keys(mailKeys) as MailKey[];

/** Settings for tests: obviously invented, and sent nowhere but to the outbox. */
export const testMailSettings = {
  GATSBY_EMAILJS_PUBLIC_KEY: "test-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "test-service",
  GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID: "test-transfer-template",
  GATSBY_EMAILJS_CONTACT_TEMPLATE_ID: "test-contact-template",
  GATSBY_EMAILJS_ORIGIN: OUTBOX,
} as const satisfies Record<MailKey | "GATSBY_EMAILJS_ORIGIN", string>;

/** The folder in which the outbox keeps messages; git ignores the usual one. */
export function outboxDirectory(environment: Environment = process.env): string {
  return resolve(environment.OUTBOX_DIRECTORY ?? ".outbox");
}

/** Whether the site in this folder has the form whose template one of the keys names. */
export const hasContactForm = () => existsSync(join("data", singleFiles.contactForm.path));

/** The keys that are not set, or set to nothing; a site without a contact form needs no template for it. */
export function missingMailKeys(environment: Environment, withContactForm = true): MailKey[] {
  return mailKeyNames
    .filter((name) => withContactForm || name !== "GATSBY_EMAILJS_CONTACT_TEMPLATE_ID")
    .filter((name) => !environment[name]?.trim());
}

/** Whether the site's forms send to the local outbox. */
export function sendsToOutbox(environment: Environment): boolean {
  return environment.GATSBY_EMAILJS_ORIGIN?.trim() === OUTBOX;
}

/** Hosts that are this machine, where nobody else can listen. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function isMailOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin, href } = new URL(value);
  const isPrivate = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return isPrivate && href === `${origin}/`;
}

/**
 * Makes sure that the forms can send where the environment says, and that nobody can read along.
 *
 * @throws CommandError when `GATSBY_EMAILJS_ORIGIN` is no such place
 */
export function checkMailOrigin(environment: Environment): void {
  const origin = environment.GATSBY_EMAILJS_ORIGIN?.trim();
  if (!origin || origin === OUTBOX || isMailOrigin(origin)) return;
  throw new CommandError(
    [
      `GATSBY_EMAILJS_ORIGIN is "${origin}". The forms cannot send there, or not safely.`,
      "Leave it out to send through EmailJS, or write an address with https:// and without a path:",
      "  GATSBY_EMAILJS_ORIGIN=https://api.emailjs.com",
      `"${OUTBOX}" keeps the messages on this machine; http:// is for this machine alone.`,
    ].join("\n"),
  );
}

/** The environment in which the forms send to the outbox, whatever else is set. */
export const withOutbox = (environment: Environment): Environment => ({
  ...environment,
  GATSBY_EMAILJS_ORIGIN: OUTBOX,
});

/**
 * The environment for trying the site out: where no key is set, the forms send to the outbox.
 *
 * With some keys set the environment stays as it is, because then somebody means to send
 * real mail and must see what is still missing.
 */
export function withOutboxUnlessKeysAreSet(environment: Environment): Environment {
  const noKeyIsSet = missingMailKeys(environment).length === mailKeyNames.length;
  if (!noKeyIsSet || environment.GATSBY_EMAILJS_ORIGIN) return environment;
  return withOutbox(environment);
}

/** For the person who builds: which keys are missing, what that means and what to do. */
export function describeMissingKeys(missing: readonly MailKey[]): string {
  const width = Math.max(...missing.map((name) => name.length));
  return [
    "The site cannot send its forms yet. These EmailJS keys are not set:",
    ...missing.map((name) => `  ${name.padEnd(width)}  ${mailKeys[name]}`),
    "A form that lacks a key cannot send: its page says how to call instead, and email or fax where you have that.",
    "To send mail: copy .env.example to .env, fill in the keys and run this command again.",
    "To try the forms without an account: npm start with no key set, or npm run serve -- --outbox.",
  ].join("\n");
}

/** For the person who runs the site: where the forms' messages go. */
export function describeMail(environment: Environment): string {
  if (sendsToOutbox(environment)) {
    return `Messages from the forms stay on this machine: ${outboxDirectory(environment)} keeps each as a file.`;
  }
  const missing = missingMailKeys(environment, hasContactForm());
  if (missing.length > 0) return describeMissingKeys(missing);
  return "The forms send real mail: the EmailJS keys are set.";
}
