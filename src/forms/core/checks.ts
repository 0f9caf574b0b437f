/** What the form has said about its answers. */
import type { Doubt } from "../fields/field-kind";
import type { Doubts, FieldMessage } from "./validation";

export interface Checks {
  /** Grows only when the form is submitted, and shrinks when a field is left. */
  errors: readonly FieldMessage[];
  /** Doubts that are shown: beside the field, in the summary, or in the review. */
  shown: Doubts;
  /** Names of the fields whose doubts came with errors elsewhere, so that nobody may have seen them. */
  unseen: readonly string[];
  /** Names of the fields whose doubts stopped the last press. */
  stoppedBy: readonly string[];
  /** What screen readers hear: the number of errors, or the field with the newest doubt. */
  news: { errors: number } | { doubt: string } | null;
}

export type ChecksAction =
  /** A press found errors. `doubts` are those that nobody has seen. */
  | { type: "refused"; errors: readonly FieldMessage[]; doubts: Doubts }
  /** The summary or the review shows all doubts. */
  | { type: "shown"; doubts: Doubts; stoppedBy: readonly string[] }
  /** A field got the focus. */
  | { type: "entered"; name: string }
  /** A field lost focus, or was changed without it. `errors` are those of the whole form. */
  | { type: "left"; name: string; errors: readonly FieldMessage[]; doubt: Doubt | null }
  | { type: "reset" };

export const nothingSaid: Checks = { errors: [], shown: {}, unseen: [], stoppedBy: [], news: null };

export function checksReducer(state: Checks, action: ChecksAction): Checks {
  switch (action.type) {
    case "refused": {
      const { errors, doubts } = action;
      return {
        errors,
        shown: { ...state.shown, ...doubts },
        unseen: Object.keys(doubts),
        stoppedBy: [],
        news: { errors: errors.length },
      };
    }
    case "shown": {
      const { doubts, stoppedBy } = action;
      return { ...state, shown: doubts, unseen: [], stoppedBy, news: null };
    }
    case "entered":
      return { ...state, unseen: state.unseen.filter((name) => name !== action.name) };
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
