/** How a message travels, as the form tells it: what happened so far, and what may still be true. */
import { type FailureReason, mayHaveArrived } from "./mail/send-mail";

/** How far a message has come. */
export type Phase<Answers> =
  | { name: "idle" }
  | { name: "submitting" }
  /** `answers` are those of the receipt; `null` once the page has been left. */
  | { name: "sent"; answers: Answers | null; at: Date }
  | ({ name: "failed" } & Failure);

/** What is to be said after a failure. */
export interface Failure {
  reason: FailureReason;
  /** Whether the message may be there all the same, from this attempt or one before it. */
  mayBeThere: boolean;
  /** Whether this attempt surely failed while one before it may have arrived, and which that was. */
  doubtful: "first" | "earlier" | null;
}

export interface Sending<Answers> {
  phase: Phase<Answers>;
  /** How the attempts since the last success went, in order: whether each may have arrived. */
  attempts: readonly boolean[];
}

export type SendingEvent<Answers> =
  | { type: "start" }
  | { type: "accepted"; answers: Answers | null; at: Date }
  | { type: "failed"; reason: FailureReason }
  /** The patient has cleared the page, or has left it. */
  | { type: "forget" };

export const notSentYet = { phase: { name: "idle" }, attempts: [] } as const;

/**
 * What follows from what happened. An attempt that may have arrived stays in doubt through all
 * later failures, however certain those are, until something was accepted.
 */
export function nextSending<Answers>(
  { attempts }: Sending<Answers>,
  event: SendingEvent<Answers>,
): Sending<Answers> {
  switch (event.type) {
    case "start":
      return { phase: { name: "submitting" }, attempts };
    case "accepted":
      return { phase: { name: "sent", answers: event.answers, at: event.at }, attempts: [] };
    case "forget":
      return notSentYet;
    case "failed": {
      const { reason } = event;
      const inDoubt = mayHaveArrived(reason);
      const wasInDoubt = attempts.includes(true);
      const isSecond = attempts.length === 1;
      return {
        phase: {
          name: "failed",
          reason,
          mayBeThere: inDoubt || wasInDoubt,
          doubtful: inDoubt || !wasInDoubt ? null : isSecond ? "first" : "earlier",
        },
        attempts: [...attempts, inDoubt],
      };
    }
  }
}
