import { type FocusEvent, type FormEvent, useState } from "react";
import { controlOf } from "../../lib/form-controls";
import { readAnswers } from "./answers";
import { focusField, showField } from "./field-focus";
import { countText } from "./form-copy";
import { useAfterPress } from "./use-after-press";
import type { SendingOptions } from "./use-sending";
import {
  warningAbout,
  warningMessages,
  type Warnings,
  type FieldMessage,
  findWarnings,
  findErrors,
  newWarnings,
  type ShownWarnings,
} from "./validation";

/** What the form has said about its answers. */
interface Checks {
  /** Grows only when the form is submitted, and shrinks when a field is left. */
  errors: readonly FieldMessage[];
  /** Warnings that are shown: beside the field, in the summary, or in the review. */
  shown: ShownWarnings;
  /** Names of the fields whose warnings came with errors elsewhere, so that nobody may have seen them. */
  unseen: readonly string[];
  /** Names of the fields whose warnings stopped the last press. */
  stoppedBy: readonly string[];
  /** What screen readers hear: the number of errors, or the field with the newest warning. */
  news: { errors: number } | { warning: string } | null;
}

const nothingSaid: Checks = { errors: [], shown: {}, unseen: [], stoppedBy: [], news: null };

/** Says what is wrong with answers, and what is doubtful, at the moments at which it disturbs nobody. */
export function useChecks({ definition, copy }: Pick<SendingOptions, "definition" | "copy">) {
  const { id, fields } = definition;
  const [checks, setChecks] = useState(nothingSaid);
  const { errors, shown, unseen, stoppedBy, news } = checks;
  const afterPress = useAfterPress();

  const errorsNow = (form: HTMLFormElement) => findErrors(form, definition, copy, new Date());

  /** Updates the errors and the warning of a field that nobody is typing into. */
  function inspect(form: HTMLFormElement, target: EventTarget) {
    const field = fields.find(({ name }) => name === controlOf(target)?.name);
    if (!field) return;
    const { name } = field;
    const warning = warningAbout(field, readAnswers(form, [field])[name] ?? "");
    const found = errorsNow(form);
    setChecks((before) => {
      const left = found.filter((error) => before.errors.some((one) => one.name === error.name));
      // A press on the submit button blurs a field, and the blur is handled after the submit.
      const isCountStillTrue =
        before.news && "errors" in before.news && before.news.errors === left.length;
      return {
        ...before,
        errors: left,
        shown: { ...before.shown, [name]: warning },
        news: warning ? { warning: name } : isCountStillTrue ? before.news : null,
      };
    });
  }

  const messagesOf = (names: readonly string[], warnings: ShownWarnings) =>
    warningMessages(names, warnings, copy);
  const shownOf = (name: string) => messagesOf([name], shown)[0];

  function newsText() {
    if (!news) return null;
    if ("errors" in news) return countText(copy.errors.count, news.errors);
    const warning = shownOf(news.warning);
    return warning && `${warning.label}: ${warning.message}`;
  }

  const warningsNow = (form: HTMLFormElement) => findWarnings(fields, readAnswers(form, fields));

  /** Lists the errors, and returns them. */
  function refuse(form: HTMLFormElement) {
    const found = errorsNow(form);
    const warnings = found.length > 0 ? newWarnings(warningsNow(form), checks) : {};
    setChecks((before) => ({
      errors: found,
      shown: { ...before.shown, ...warnings },
      unseen: Object.keys(warnings),
      stoppedBy: [],
      news: { errors: found.length },
    }));
    return found;
  }

  /** Shows all warnings, of which some may stop a press. */
  const show = (warnings: Warnings, stopping: readonly string[] = []) =>
    setChecks((before) => ({
      ...before,
      shown: warnings,
      unseen: [],
      stoppedBy: stopping,
      news: null,
    }));

  return {
    errors,
    /** Warnings that the last press met, until their answers change. */
    warnings: messagesOf([...stoppedBy, ...unseen], shown),
    /** Another list after each press that warnings stopped. */
    stoppedBy,
    /** Number of errors after a submit, or the newest warning, for screen readers. */
    announcement: newsText(),
    errorOf: (name: string) => errors.find((error) => error.name === name)?.message,
    warningOf: (name: string) => shownOf(name)?.message,
    refuse,
    /** Returns true if the form can be sent. Otherwise shows why not, and moves the focus there. */
    canBeSent(form: HTMLFormElement) {
      const [first] = refuse(form);
      if (first) {
        focusField(id, first.name);
        return false;
      }
      const warnings = warningsNow(form);
      const stopping = Object.keys(newWarnings(warnings, checks));
      show(warnings, stopping);
      return stopping.length === 0;
    },
    /** Returns what there is to say about the answers, for a review that shows it. */
    review(form: HTMLFormElement) {
      const warnings = warningsNow(form);
      show(warnings);
      return [...errorsNow(form), ...messagesOf(Object.keys(warnings), warnings)];
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
