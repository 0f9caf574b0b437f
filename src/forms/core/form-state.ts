/** State of a form: errors, warnings and the progress of sending. The answers stay in the inputs. */
import { type FailureReason, mayHaveArrived } from "../mail/send-mail";
import type { FieldError, Warning } from "./validation";

type Phase<Answers> =
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

export interface FormState<Answers> {
  phase: Phase<Answers>;
  /** One entry for each attempt since the last success: true if it may have arrived. */
  attempts: readonly boolean[];
  /** Grows only when the form is submitted, and shrinks when a field is left. */
  errors: readonly FieldError[];
  warnings: Readonly<Record<string, Warning | undefined>>;
  /** What screen readers hear: the number of errors, or the field with the newest warning. */
  news: { errors: number } | { warning: string } | null;
}

export type FormAction<Answers> =
  /** The form was validated before sending. */
  | { type: "checked"; errors: readonly FieldError[] }
  /**
   * A field lost focus, or was changed without it. `errors` are those of the whole form, `warning` is
   * the field's.
   */
  | { type: "left"; name: string; errors: readonly FieldError[]; warning: Warning | null }
  | { type: "reset" }
  | { type: "started" }
  | { type: "accepted"; answers: Answers | null; at: Date }
  | { type: "failed"; reason: FailureReason }
  /** The patient closed the result, cleared the form or left the page. */
  | { type: "forgotten" };

export const initialState = {
  phase: { name: "editing" },
  attempts: [],
  errors: [],
  warnings: {},
  news: null,
} as const;

/**
 * An attempt that may have arrived keeps the message in doubt through all later failures, until the
 * mail service accepts one.
 */
export function formReducer<Answers>(
  state: FormState<Answers>,
  action: FormAction<Answers>,
): FormState<Answers> {
  switch (action.type) {
    case "checked":
      return { ...state, errors: action.errors, news: { errors: action.errors.length } };
    case "left": {
      const { name, warning } = action;
      const listed = new Set(state.errors.map((error) => error.name));
      const errors = action.errors.filter((error) => listed.has(error.name));
      // A press on the submit button blurs a field, and the blur is handled after the submit.
      const isCountStillTrue =
        state.news && "errors" in state.news && state.news.errors === errors.length;
      return {
        ...state,
        errors,
        warnings: { ...state.warnings, [name]: warning ?? undefined },
        news: warning ? { warning: name } : isCountStillTrue ? state.news : null,
      };
    }
    case "reset":
      return { ...state, errors: [], warnings: {}, news: null };
    case "started":
      return { ...state, phase: { name: "sending" } };
    case "accepted":
      return {
        ...state,
        phase: { name: "sent", answers: action.answers, at: action.at },
        attempts: [],
      };
    case "forgotten":
      return { ...state, phase: { name: "editing" }, attempts: [] };
    case "failed": {
      const { attempts } = state;
      const inDoubt = mayHaveArrived(action.reason);
      const wasInDoubt = attempts.includes(true);
      const isSecond = attempts.length === 1;
      return {
        ...state,
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
