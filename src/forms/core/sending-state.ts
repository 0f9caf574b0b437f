/** Progress of sending. The answers stay in the inputs. */
import { type FailureReason, mayHaveArrived } from "../mail/send-mail";
import type { Answers } from "./form-definition";

type Phase =
  | { name: "editing" }
  | { name: "sending" }
  /** `answers` are for the receipt; `null` if the page was left in the meantime. */
  | { name: "sent"; answers: Answers | null; at: Date }
  | ({ name: "failed" } & Failure);

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

export type SendingAction =
  | { type: "started" }
  | { type: "accepted"; answers: Answers | null; at: Date }
  | { type: "failed"; reason: FailureReason }
  /** The patient closed the result, cleared the form or left the page. */
  | { type: "forgotten" };

export const nothingSent: SendingState = { phase: { name: "editing" }, attempts: [] };

/**
 * An attempt that may have arrived keeps the message in doubt through all later failures, until the
 * mail service accepts one.
 */
export function sendingReducer(state: SendingState, action: SendingAction): SendingState {
  switch (action.type) {
    case "started":
      return { ...state, phase: { name: "sending" } };
    case "accepted":
      return { phase: { name: "sent", answers: action.answers, at: action.at }, attempts: [] };
    case "forgotten":
      return nothingSent;
    case "failed": {
      const { attempts } = state;
      const inDoubt = mayHaveArrived(action.reason);
      const wasInDoubt = attempts.includes(true);
      const isSecond = attempts.length === 1;
      return {
        phase: {
          name: "failed",
          reason: action.reason,
          isUncertain: inDoubt || wasInDoubt,
          doubtful: inDoubt || !wasInDoubt ? null : isSecond ? "first" : "earlier",
        },
        attempts: [...attempts, inDoubt],
      };
    }
  }
}
