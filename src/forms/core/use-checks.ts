import { type FocusEvent, type FormEvent, useState } from "react";
import { controlOf } from "../../lib/form-controls";
import { readAnswers } from "./answers";
import { focusField, showField } from "./field-focus";
import { countText } from "./form-copy";
import { useAfterPress } from "./use-after-press";
import type { SendingOptions } from "./use-sending";
import {
  doubtAbout,
  doubtMessages,
  type Doubts,
  type FieldMessage,
  findDoubts,
  findErrors,
  newDoubts,
  type ShownDoubts,
} from "./validation";

/** What the form has said about its answers. */
interface Checks {
  /** Grows only when the form is submitted, and shrinks when a field is left. */
  errors: readonly FieldMessage[];
  /** Doubts that are shown: beside the field, in the summary, or in the review. */
  shown: ShownDoubts;
  /** Names of the fields whose doubts came with errors elsewhere, so that nobody may have seen them. */
  unseen: readonly string[];
  /** Names of the fields whose doubts stopped the last press. */
  stoppedBy: readonly string[];
  /** What screen readers hear: the number of errors, or the field with the newest doubt. */
  news: { errors: number } | { doubt: string } | null;
}

const nothingSaid: Checks = { errors: [], shown: {}, unseen: [], stoppedBy: [], news: null };

/** Says what is wrong with answers, and what is doubtful, at the moments at which it disturbs nobody. */
export function useChecks({ definition, copy }: Pick<SendingOptions, "definition" | "copy">) {
  const { id, fields } = definition;
  const [checks, setChecks] = useState(nothingSaid);
  const { errors, shown, unseen, stoppedBy, news } = checks;
  const afterPress = useAfterPress();

  const errorsNow = (form: HTMLFormElement) => findErrors(form, definition, copy, new Date());

  /** Updates the errors and the doubt of a field that nobody is typing into. */
  function inspect(form: HTMLFormElement, target: EventTarget) {
    const field = fields.find(({ name }) => name === controlOf(target)?.name);
    if (!field) return;
    const { name } = field;
    const doubt = doubtAbout(field, readAnswers(form, [field])[name] ?? "");
    const found = errorsNow(form);
    setChecks((before) => {
      const left = found.filter((error) => before.errors.some((one) => one.name === error.name));
      // A press on the submit button blurs a field, and the blur is handled after the submit.
      const isCountStillTrue =
        before.news && "errors" in before.news && before.news.errors === left.length;
      return {
        ...before,
        errors: left,
        shown: { ...before.shown, [name]: doubt },
        news: doubt ? { doubt: name } : isCountStillTrue ? before.news : null,
      };
    });
  }

  const messagesOf = (names: readonly string[], doubts: ShownDoubts) =>
    doubtMessages(names, doubts, copy);
  const shownOf = (name: string) => messagesOf([name], shown)[0];

  function newsText() {
    if (!news) return null;
    if ("errors" in news) return countText(copy.errors.count, news.errors);
    const doubt = shownOf(news.doubt);
    return doubt && `${doubt.label}: ${doubt.message}`;
  }

  const doubtsNow = (form: HTMLFormElement) => findDoubts(fields, readAnswers(form, fields));

  /** Lists the errors, and returns them. */
  function refuse(form: HTMLFormElement) {
    const found = errorsNow(form);
    const doubts = found.length > 0 ? newDoubts(doubtsNow(form), checks) : {};
    setChecks((before) => ({
      errors: found,
      shown: { ...before.shown, ...doubts },
      unseen: Object.keys(doubts),
      stoppedBy: [],
      news: { errors: found.length },
    }));
    return found;
  }

  /** Shows all doubts, of which some may stop a press. */
  const show = (doubts: Doubts, stopping: readonly string[] = []) =>
    setChecks((before) => ({
      ...before,
      shown: doubts,
      unseen: [],
      stoppedBy: stopping,
      news: null,
    }));

  return {
    errors,
    /** Doubts that the last press met, until their answers change. */
    doubts: messagesOf([...stoppedBy, ...unseen], shown),
    /** Another list after each press that doubts stopped. */
    stoppedBy,
    /** Number of errors after a submit, or the newest doubt, for screen readers. */
    announcement: newsText(),
    errorOf: (name: string) => errors.find((error) => error.name === name)?.message,
    doubtOf: (name: string) => shownOf(name)?.message,
    refuse,
    /** Returns true if the form can be sent. Otherwise shows why not, and moves the focus there. */
    canBeSent(form: HTMLFormElement) {
      const [first] = refuse(form);
      if (first) {
        focusField(id, first.name);
        return false;
      }
      const doubts = doubtsNow(form);
      const stopping = Object.keys(newDoubts(doubts, checks));
      show(doubts, stopping);
      return stopping.length === 0;
    },
    /** Returns what there is to say about the answers, for a review that shows it. */
    review(form: HTMLFormElement) {
      const doubts = doubtsNow(form);
      show(doubts);
      return [...errorsNow(form), ...messagesOf(Object.keys(doubts), doubts)];
    },
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) =>
      afterPress(() => {
        const name = controlOf(target)?.name ?? "";
        if (unseen.includes(name))
          setChecks((before) => ({
            ...before,
            unseen: before.unseen.filter((hidden) => hidden !== name),
          }));
        if (target === document.activeElement && target !== currentTarget) showField(target);
      }),
    onBlur: ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) =>
      afterPress(() => inspect(form, target)),
    onInput: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
      // A message that came or went above the cursor would move the field.
      if (target !== document.activeElement) afterPress(() => inspect(form, target));
    },
    onReset: () => setChecks(nothingSaid),
  };
}
