/**
 * The one place that knows how a message travels. To use another mail service, write another
 * `sendMail` with the same signature; nothing else in the site has to change.
 */
import type { MailSettings } from "./mail-settings";

export type FailureReason =
  /** The device had no connection, so nothing was sent. */
  | "offline"
  /** The service answered, and said no. */
  | "rejected"
  /** The connection failed before an answer came. */
  | "network"
  /** No answer came in time. */
  | "timeout"
  /** The browser forbids storage, without which the mail library cannot start. */
  | "blocked"
  /** The mail library did not load, so nothing was sent. */
  | "notLoaded";

/** Whether the message may have arrived although sending failed. */
export const mayHaveArrived = (reason: FailureReason) =>
  reason === "network" || reason === "timeout";

export type SendResult = { outcome: "sent" } | { outcome: "failed"; reason: FailureReason };

/** How long the mail library may take to load. */
export const LOAD_LIMIT_MS = 20_000;
/** How long the service may take to answer. `data/forms/*.yaml` tells patients this number. */
export const ANSWER_LIMIT_MS = 30_000;

class TimeLimitPassed extends Error {}

/** The promise's result, or a `TimeLimitPassed` after the limit. */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitPassed()), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const isOffline = () => navigator.onLine === false;

function storageIsBlocked(): boolean {
  try {
    void window.localStorage;
    return false;
  } catch {
    return true;
  }
}

function whyNotLoaded(): FailureReason {
  // The library reaches for storage while it loads, and throws where that is forbidden.
  if (storageIsBlocked()) return "blocked";
  return isOffline() ? "offline" : "notLoaded";
}

/** @param wasOffline whether there was no connection when sending began */
function whyNotSent(error: unknown, wasOffline: boolean): FailureReason {
  if (error instanceof TimeLimitPassed) return "timeout";
  // The library throws text when it refuses the settings, and an object when the service answers.
  if (typeof error === "string") return "rejected";
  if (typeof error === "object" && error !== null && "status" in error && error.status !== 0)
    return "rejected";
  return wasOffline ? "offline" : "network";
}

/**
 * Sends one message. It never throws, and says "sent" only after the service has answered with
 * success.
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
    return { outcome: "failed", reason: whyNotLoaded() };
  }
  // A connection that is lost later may already have carried the message.
  const wasOffline = isOffline();
  try {
    await within(ANSWER_LIMIT_MS, mail.send(serviceId, templateId, params));
    return { outcome: "sent" };
  } catch (error) {
    return { outcome: "failed", reason: whyNotSent(error, wasOffline) };
  }
}
