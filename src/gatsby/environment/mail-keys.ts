/** Settings of the mail service, from environment variables. `.env.example` explains each of them. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { readPharmacy } from "../../content/read-facts";
import { singleFiles } from "../../content/schema/content-files";
import { type FormId, formIds, isReplaced } from "../../forms/forms";
import { MAIL_SERVICE, OUTBOX } from "../../forms/mail/mail-settings";
import { CommandError } from "../../lib/command-error";

/** Keys of the account, each with its place in the EmailJS dashboard. */
const accountKeys = {
  GATSBY_EMAILJS_PUBLIC_KEY: "the account's public key (EmailJS: Account, General)",
  GATSBY_EMAILJS_SERVICE_ID: "the mail service that sends (EmailJS: Email Services)",
};

const templateKey = (id: FormId) => `GATSBY_EMAILJS_${id.toUpperCase()}_TEMPLATE_ID`;

const mailKeysFor = (ids: readonly FormId[]): Readonly<Record<string, string>> => ({
  ...accountKeys,
  ...Object.fromEntries(
    ids.map((id) => [templateKey(id), `the template of the ${id} form (EmailJS: Email Templates)`]),
  ),
});

export const mailKeyNames = Object.keys(mailKeysFor(formIds));

/** Settings for tests: invented keys, and the outbox as the mail service. */
export const testMailSettings: Record<string, string> = {
  GATSBY_EMAILJS_PUBLIC_KEY: "test-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "test-service",
  ...Object.fromEntries(formIds.map((id) => [templateKey(id), `test-${id}-template`])),
  GATSBY_EMAILJS_ORIGIN: OUTBOX,
};

/** Returns the folder in which the outbox saves messages. Git ignores the default one. */
export const outboxDirectory = (environment = process.env) =>
  resolve(environment.OUTBOX_DIRECTORY ?? ".outbox");

/** Returns the forms of the site in the working directory. */
export const formsOfSite = (pharmacy = readPharmacy("data")): FormId[] =>
  formIds.filter(
    (id) => existsSync(join("data", singleFiles[`${id}Form`].path)) && !isReplaced(id, pharmacy),
  );

/** Returns the keys that are missing or empty. A form that the site does not have needs none, nor does an own server. */
export function missingMailKeys(
  environment: NodeJS.ProcessEnv,
  ids: readonly FormId[] = formIds,
): string[] {
  const isMissing = (name: string) => !environment[name]?.trim();
  const origin = environment.GATSBY_EMAILJS_ORIGIN?.trim().replace(/\/+$/, "") || MAIL_SERVICE;
  // `mailSettings` decides the same for pages.
  const isOwnServer = ![OUTBOX, MAIL_SERVICE].includes(origin) && mailKeyNames.every(isMissing);
  return isOwnServer ? [] : Object.keys(mailKeysFor(ids)).filter(isMissing);
}

/** True if the forms send to the local outbox. */
export const sendsToOutbox = (environment: NodeJS.ProcessEnv) =>
  environment.GATSBY_EMAILJS_ORIGIN?.trim() === OUTBOX;

/** Hosts that are this machine, for which plain HTTP is safe. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

function isMailOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin, href } = new URL(value);
  const isPrivate = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return isPrivate && href === `${origin}/`;
}

/** Throws `CommandError` if `GATSBY_EMAILJS_ORIGIN` is not a valid origin, or not encrypted. */
export function checkMailOrigin(environment: NodeJS.ProcessEnv): void {
  const origin = environment.GATSBY_EMAILJS_ORIGIN?.trim();
  if (!origin || origin === OUTBOX || isMailOrigin(origin)) return;
  throw new CommandError(
    [
      `GATSBY_EMAILJS_ORIGIN is "${origin}", to which the forms cannot send safely.`,
      "Remove it to send through EmailJS, or write an address with https:// and without a path:",
      "  GATSBY_EMAILJS_ORIGIN=https://api.emailjs.com",
      `"${OUTBOX}" saves the messages on this machine. http:// works only with localhost.`,
    ].join("\n"),
  );
}

/** Returns an environment in which the forms send to the outbox. */
export const withOutbox = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  GATSBY_EMAILJS_ORIGIN: OUTBOX,
});

/** Sends to the outbox if no key is set. With some, somebody means real mail, and has to see what is missing. */
export function withOutboxUnlessKeysAreSet(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const noKeyIsSet = missingMailKeys(environment).length === mailKeyNames.length;
  if (!noKeyIsSet || environment.GATSBY_EMAILJS_ORIGIN) return environment;
  return withOutbox(environment);
}

/** Returns a warning for the person who builds. */
export function describeMissingKeys(missing: readonly string[]): string {
  const width = Math.max(...missing.map((name) => name.length));
  return [
    "The site cannot send its forms yet. These EmailJS keys are not set:",
    ...missing.map((name) => `  ${name.padEnd(width)}  ${mailKeysFor(formIds)[name]}`),
    "Until then, the pages of these forms tell people to call, or to use email or fax if you have them.",
    "To send mail: copy .env.example to .env, fill in the keys and run this command again.",
    "To try the forms without an account: npm start with no key set, or npm run serve -- --outbox.",
  ].join("\n");
}

/** Returns a message for the person who runs the site: where the forms send to. */
export function describeMail(environment: NodeJS.ProcessEnv): string {
  if (sendsToOutbox(environment)) {
    return `Messages from the forms stay on this machine, as files in ${outboxDirectory(environment)}.`;
  }
  const missing = missingMailKeys(environment, formsOfSite());
  if (missing.length > 0) return describeMissingKeys(missing);
  return `The forms send real mail, through ${environment.GATSBY_EMAILJS_ORIGIN || MAIL_SERVICE}.`;
}
