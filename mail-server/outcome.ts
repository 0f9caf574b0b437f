/** What becomes of a message, in the words of `src/forms/mail/send-mail.ts`. */
import type { FailureReason } from "../src/forms/mail/send-mail";

export type Failure = Extract<FailureReason, "busy" | "rejected" | "tooLong" | "serverError">;

export type Outcome = "sent" | Failure;

/** Status and text of the answer, from which the form reads the same outcome. EmailJS answers alike. */
export const answerTo: Readonly<Record<Outcome, { status: number; text: string }>> = {
  sent: { status: 200, text: "OK" },
  busy: { status: 429, text: "Too Many Requests, or the mailbox takes no mail right now" },
  rejected: { status: 412, text: "The mailbox refused the message" },
  tooLong: { status: 413, text: "The message is longer than 50 KB" },
  serverError: { status: 500, text: "The mailbox did not say whether it has the message" },
};
