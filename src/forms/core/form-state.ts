/**
 * What a form knows beside the answers, which stay in its inputs: what was found in them, how far
 * sending has come, and what may still be true of the attempts before.
 */
import { type FailureReason, mayHaveArrived } from "../mail/send-mail";
import type { FieldError, Warning } from "./validation";

/** How far a message has come. */
type Phase<Answers> =
  | { name: "editing" }
  | { name: "sending" }
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

export interface FormState<Answers> {
  phase: Phase<Answers>;
  /** How the attempts since the last success went, in order: whether each may have arrived. */
  attempts: readonly boolean[];
  /** What keeps the form from being sent. It never grows while somebody is typing. */
  errors: readonly FieldError[];
  warnings: Readonly<Record<string, Warning | undefined>>;
  /** The field with the newest warning, for screen readers. */
  latestWarning: string | null;
}

export type FormAction<Answers> =
  /** The form was to be sent; these errors stop it. */
  | { type: "checked"; errors: readonly FieldError[] }
  /** A field is being changed: these errors are left, and this warning if it has one. */
  | { type: "changed"; name: string; errors: readonly FieldError[]; warning: Warning | null }
  /** A field was left. */
  | { type: "left"; name: string; warning: Warning | null }
  /** The fields are empty again. */
  | { type: "reset" }
  | { type: "started" }
  | { type: "accepted"; answers: Answers | null; at: Date }
  | { type: "failed"; reason: FailureReason }
  /** The patient has cleared the page, or has left it. */
  | { type: "forgotten" };

export const initialState = {
  phase: { name: "editing" },
  attempts: [],
  errors: [],
  warnings: {},
  latestWarning: null,
} as const;

/** The state with a field's warning, or without one. */
const warned = <Answers>(
  state: FormState<Answers>,
  { name, warning }: { name: string; warning: Warning | null },
): FormState<Answers> => ({
  ...state,
  warnings: { ...state.warnings, [name]: warning ?? undefined },
  latestWarning: warning && name,
});

/**
 * What follows from what happened. An attempt that may have arrived stays in doubt through all
 * later failures, however certain those are, until something was accepted.
 */
export function formReducer<Answers>(
  state: FormState<Answers>,
  action: FormAction<Answers>,
): FormState<Answers> {
  switch (action.type) {
    case "checked":
      return { ...state, errors: action.errors };
    case "changed": {
      const hadWarning = state.warnings[action.name] !== undefined;
      // Most letters change nothing of this, so the form need not be rendered for each.
      if (state.errors.length === 0 && !hadWarning) return state;
      const listed = new Set(state.errors.map(({ name }) => name));
      const errors = action.errors.filter(({ name }) => listed.has(name));
      return { ...(hadWarning ? warned(state, action) : state), errors };
    }
    case "left":
      return warned(state, action);
    case "reset":
      return { ...state, errors: [], warnings: {}, latestWarning: null };
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
          mayBeThere: inDoubt || wasInDoubt,
          doubtful: inDoubt || !wasInDoubt ? null : isSecond ? "first" : "earlier",
        },
        attempts: [...attempts, inDoubt],
      };
    }
  }
}
