/**
 * The one place that knows how a message travels. To use another mail service, write another
 * `sendMail` with the same signature; nothing else in the site has to change.
 */
import type { MailSettings } from "./mail-settings";
import { withStrictFetch } from "./strict-fetch";

export type FailureReason =
  /** The device had no connection, so nothing was sent. */
  | "offline"
  /** The service answered, and said no. */
  | "rejected"
  /** The service, or something in front of it, failed while it had the message. */
  | "serverError"
  /** The connection failed before an answer came. */
  | "network"
  /** No answer came in time. */
  | "timeout"
  /** The browser forbids storage, without which the mail library cannot start. */
  | "blocked"
  /** The mail library did not load, so nothing was sent. */
  | "notLoaded";

/** True if the message may have arrived although sending failed. */
export const mayHaveArrived = (reason: FailureReason) =>
  reason === "network" || reason === "timeout" || reason === "serverError";

export type SendResult = { outcome: "sent" } | { outcome: "failed"; reason: FailureReason };

/** How long the mail library may take to load. */
export const LOAD_LIMIT_MS = 20_000;
/** How long the service may take to answer. `data/forms/*.yaml` tells patients this number. */
export const ANSWER_LIMIT_MS = 30_000;
/** How long a browser that says it is offline may take to show that it is not. */
const CONNECTION_LIMIT_MS = 5_000;

const REQUEST_TIMEOUT = 408;

class TimeLimitPassed extends Error {}

/** The promise's result, or a `TimeLimitPassed` after the limit. */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitPassed()), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Whether there is no connection. Some browsers claim so behind a VPN that works, so their word is
 * tried on this very page. When it fails the message has not left, and that is certain; a failure
 * of the message itself never is.
 */
async function isOffline(): Promise<boolean> {
  if (navigator.onLine !== false) return false;
  try {
    await within(
      CONNECTION_LIMIT_MS,
      fetch(window.location.href, { method: "HEAD", cache: "no-store" }),
    );
    return false;
  } catch {
    return true;
  }
}

function storageIsBlocked(): boolean {
  try {
    void window.localStorage;
    return false;
  } catch {
    return true;
  }
}

async function whyNotLoaded(): Promise<FailureReason> {
  // The library reaches for storage while it loads, and throws where that is forbidden.
  if (storageIsBlocked()) return "blocked";
  return (await isOffline()) ? "offline" : "notLoaded";
}

/** Only the service's own "no" is certain. A gateway may fail after the message was taken. */
const whyRefused = (status: number): FailureReason =>
  status >= 400 && status < 500 && status !== REQUEST_TIMEOUT ? "rejected" : "serverError";

function whyNotSent(error: unknown): FailureReason {
  if (error instanceof TimeLimitPassed) return "timeout";
  // The library throws text when it refuses the settings, and an object when the service answers.
  if (typeof error === "string") return "rejected";
  if (typeof error !== "object" || error === null || !("status" in error)) return "network";
  return typeof error.status === "number" && error.status > 0
    ? whyRefused(error.status)
    : "network";
}

/**
 * Sends one message. It never throws, and says "sent" only after the service itself has answered
 * with success.
 */
export async function sendMail(
  { publicKey, serviceId, templateId, origin }: MailSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  let mail: typeof import("@emailjs/browser");
  try {
    mail = await within(LOAD_LIMIT_MS, import("@emailjs/browser"));
    mail.init({ publicKey }, origin);
  } catch {
    return { outcome: "failed", reason: await whyNotLoaded() };
  }
  if (await isOffline()) return { outcome: "failed", reason: "offline" };
  const giveUp = new AbortController();
  try {
    await within(
      ANSWER_LIMIT_MS,
      withStrictFetch(giveUp.signal, () => mail.send(serviceId, templateId, params)),
    );
    return { outcome: "sent" };
  } catch (error) {
    giveUp.abort();
    return { outcome: "failed", reason: whyNotSent(error) };
  }
}
