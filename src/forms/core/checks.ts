/** What the form has said about its answers. */
import type { Doubt } from "../fields/field-kind";
import type { Doubts, FieldMessage } from "./validation";

export interface Checks {
  /** Grows only when the form is submitted, and shrinks when a field is left. */
  errors: readonly FieldMessage[];
  /** Doubts that the patient has been shown: beside the field, in the summary, or in the review. */
  shown: Doubts;
  /** Names of the fields whose doubts stopped the last press. */
  stoppedBy: readonly string[];
  /** What screen readers hear: the number of errors, or the field with the newest doubt. */
  news: { errors: number } | { doubt: string } | null;
}

export type ChecksAction =
  /** A press found errors. */
  | { type: "refused"; errors: readonly FieldMessage[] }
  /** The summary or the review shows all doubts. */
  | { type: "shown"; doubts: Doubts; stoppedBy: readonly string[] }
  /** A field lost focus, or was changed without it. `errors` are those of the whole form. */
  | { type: "left"; name: string; errors: readonly FieldMessage[]; doubt: Doubt | null }
  | { type: "reset" };

export const nothingSaid: Checks = { errors: [], shown: {}, stoppedBy: [], news: null };

export function checksReducer(state: Checks, action: ChecksAction): Checks {
  switch (action.type) {
    case "refused": {
      const { errors } = action;
      return { ...state, errors, stoppedBy: [], news: { errors: errors.length } };
    }
    case "shown":
      return { ...state, shown: action.doubts, stoppedBy: action.stoppedBy, news: null };
    case "left": {
      const { name, doubt } = action;
      const listed = new Set(state.errors.map((error) => error.name));
      const errors = action.errors.filter((error) => listed.has(error.name));
      // A press on the submit button blurs a field, and the blur is handled after the submit.
      const isCountStillTrue =
        state.news && "errors" in state.news && state.news.errors === errors.length;
      const shown: Record<string, Doubt> = { ...state.shown };
      if (doubt) shown[name] = doubt;
      else delete shown[name];
      return {
        ...state,
        errors,
        shown,
        news: doubt ? { doubt: name } : isCountStillTrue ? state.news : null,
      };
    }
    case "reset":
      return nothingSaid;
  }
}
