/** Sends mail with EmailJS. For another mail service, nothing has to change but `sendMail`. */
import type { MailSettings } from "./mail-settings";
import { withStrictFetch } from "./strict-fetch";

/** Why sending failed: `src/content/schema/forms.ts` says what each reason means. */
export type FailureReason = keyof Queries.FormFailureReasons;

/** True if the message may have arrived although sending failed. */
export const mayHaveArrived = (reason: FailureReason) =>
  reason === "network" || reason === "timeout" || reason === "serverError";

export type SendResult = "sent" | FailureReason;

/** Time limit for the answer of the service. `data/forms/*.yaml` tells patients this number. */
export const ANSWER_LIMIT_MS = 30_000;
/** Time limit for the request that checks if a browser is really offline. */
const CONNECTION_LIMIT_MS = 5_000;

const REQUEST_TIMEOUT = 408;
const CONTENT_TOO_LARGE = 413;
const TOO_MANY_REQUESTS = 429;

class TimeLimitPassed extends Error {}

/** Rejects with `TimeLimitPassed` after the limit (milliseconds). */
function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeLimitPassed()), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** True without a connection. Behind some VPNs browsers wrongly say so, so a request for this page checks it. */
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

/** Only a refusal by the service is certain. A gateway may fail after the service got the message. */
function whyRefused(status: number): FailureReason {
  if (status === TOO_MANY_REQUESTS) return "busy";
  if (status === CONTENT_TOO_LARGE) return "tooLong";
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT ? "rejected" : "serverError";
}

function whyNotSent(error: unknown): FailureReason {
  if (error instanceof TimeLimitPassed) return "timeout";
  // The library throws a string for invalid settings, and an object for an answer of the service.
  if (typeof error === "string") return "rejected";
  if (typeof error !== "object" || error === null || !("status" in error)) return "network";
  return typeof error.status === "number" && error.status > 0
    ? whyRefused(error.status)
    : "network";
}

/** Sends one message; none in a demo. It says "sent" only after the service itself has answered with success, and never throws. */
export async function sendMail(
  { publicKey, serviceId, templateId, origin }: MailSettings,
  params: Record<string, string>,
): Promise<SendResult> {
  // Not `isDemoBuild`: as a constant, this is all that a demo has of this function, and that other sites do not have.
  if (process.env.GATSBY_DEMO === "yes") return "sent";
  let mail: typeof import("@emailjs/browser");
  try {
    // In the form's own chunk: a chunk of its own is gone if the site is deployed while a patient types.
    mail = await import(
      /* webpackMode: "eager", webpackExports: ["init", "send"] */ "@emailjs/browser"
    );
    mail.init({ publicKey }, origin || location.origin);
  } catch {
    // The library accesses storage when it starts, and throws if that is blocked.
    return "blocked";
  }
  if (await isOffline()) return "offline";
  const giveUp = new AbortController();
  const isOwn = (body: string) => body.includes(JSON.stringify(params));
  try {
    await within(
      ANSWER_LIMIT_MS,
      withStrictFetch({ isOwn, signal: giveUp.signal }, () =>
        mail.send(serviceId, templateId, params),
      ),
    );
    return "sent";
  } catch (error) {
    giveUp.abort();
    return whyNotSent(error);
  }
}
