/** Progress of sending. The answers stay in the inputs. */
import { type FailureReason, mayHaveArrived } from "../mail/send-mail";
import type { Answers } from "./form-definition";

type Failed = { name: "failed" } & Failure;

type Phase =
  | { name: "editing" }
  | { name: "sending" }
  /** The receipt is `null` if the page was left in the meantime. */
  | { name: "sent"; receipt: { answers: Answers; sentAt: Date } | null }
  /** The patient has closed the receipt. */
  | { name: "done" }
  | Failed;

export interface Failure {
  reason: FailureReason;
  /** True if the message may have arrived, from this attempt or an earlier one. */
  isUncertain: boolean;
  /** Set if this attempt certainly failed but an earlier one, or the first one, may have arrived. */
  doubtful: "first" | "earlier" | null;
}

export interface SendingState {
  phase: Phase;
  /** One entry for each attempt since the last success: true if it may have arrived. */
  attempts: readonly boolean[];
}

export const nothingSent: SendingState = { phase: { name: "editing" }, attempts: [] };

/** Returns the state after a failure. An attempt that may have arrived keeps the message in doubt until a success. */
export function afterFailure(
  { attempts }: SendingState,
  reason: FailureReason,
): SendingState & { phase: Failed } {
  const inDoubt = mayHaveArrived(reason);
  const wasInDoubt = attempts.includes(true);
  const isSecond = attempts.length === 1;
  return {
    phase: {
      name: "failed",
      reason,
      isUncertain: inDoubt || wasInDoubt,
      doubtful: inDoubt || !wasInDoubt ? null : isSecond ? "first" : "earlier",
    },
    attempts: [...attempts, inDoubt],
  };
}
