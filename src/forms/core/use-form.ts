import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SubmitEvent,
  useMemo,
} from "react";
import { submitForm } from "../../lib/form-controls";
import { QUEUED } from "../../lib/island-protocol";
import { answersAsText, readAnswers } from "./answers";
import { fieldAfterEnter } from "./field-focus";
import {
  type Answers,
  type FieldDefinition,
  type FormDefinition,
  withWords,
} from "./form-definition";
import { type Question, questionFor } from "./question";
import { useAnswers } from "./use-answers";
import { useChecks } from "./use-checks";
import { type FormProps, useSending } from "./use-sending";

function takeFocus(form: HTMLFormElement) {
  form.setAttribute("tabindex", "-1");
  form.focus({ preventScroll: true });
}

interface Options extends FormProps {
  definition: FormDefinition;
  /** Words of the fields in the site's default language. Default: those of `copy`. */
  original?: readonly Question[];
}

export type Form = ReturnType<typeof useForm>;

/** State and behavior of a form. Keeps the answers after a failure and clears them after success. */
export function useForm({ definition: wholeForm, original, ...props }: Options) {
  const { copy, pharmacy, language } = props;
  const definition = useMemo(
    () => withWords(wholeForm, copy.questions),
    [wholeForm, copy.questions],
  );
  const { id, fields } = definition;
  const callChoice = language?.call?.choice;
  /** Returns answers as plain text; nothing if there are none. */
  const asText = (given: Answers | null | undefined) =>
    given ? answersAsText(fields, given, copy.questions, callChoice) : "";
  const answers = useAnswers(fields);
  const { element } = answers;
  const checks = useChecks({ definition, copy });
  const sending = useSending({ ...props, definition, original: original ?? copy.questions });
  const { phase, isSending } = sending;

  return {
    id,
    definition,
    copy,
    pharmacy,
    phase,
    isSending,
    isFilled: answers.isFilled,
    canSend: sending.canSend,
    errors: checks.errors,
    warnings: checks.warnings,
    stoppedBy: checks.stoppedBy,
    announcement: isSending
      ? copy.submitting
      : (checks.announcement ?? (phase.name === "done" ? copy.clear.done : null)),
    /** Words of a box to tick, absent on most pages. */
    callChoice,
    toaster: sending.toaster,
    currentAnswers: answers.current,
    currentText: () => asText(answers.current()),
    asText,
    /** Returns the answers for a review, with what there is to say about them. */
    review: () => {
      const form = element.current;
      return form && { answers: readAnswers(form, fields), messages: checks.review(form) };
    },
    submit: () => element.current && submitForm(element.current),
    /** Removes the receipt, and moves the focus from there to the form. */
    finish: () => {
      sending.finish();
      if (element.current) takeFocus(element.current);
    },
    /** Removes all answers and the result of sending. */
    clear: () => {
      element.current?.reset();
      sending.dismissToasts();
      sending.forget();
    },
    formProps: {
      ref: element,
      "aria-label": copy.heading,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const { currentTarget: form } = event;
        form.removeAttribute(QUEUED);
        if (!sending.isFree() || !checks.canBeSent(form)) return;
        // The button loses the focus, because it is disabled while the form is sent.
        if (!document.activeElement?.matches("input, textarea, select")) takeFocus(form);
        void sending.send(form, readAnswers(form, fields), () => {
          form.reset();
          // React gets no `reset` event from a form that an extension removed.
          answers.empty();
        });
      },
      onClickCapture: (event: MouseEvent) => {
        // The second click of a double click is no second press: nobody has read what the first one said.
        const isSubmit = (event.target as Element).closest("[type=submit]");
        if (isSubmit && event.detail > 1) event.preventDefault();
      },
      // The browser's own validation failed.
      onInvalidCapture: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        checks.refuse(currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        const { key, repeat, target } = event;
        // A press of Enter that a warning stopped has taken the focus to the summary. A key that is held is no second one.
        const isInSummary = (target as Element).matches("[data-error-summary]");
        if (key === "Enter" && !repeat && isInSummary) submitForm(event.currentTarget);
        const next = fieldAfterEnter(event.currentTarget, event.nativeEvent);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
      onFocus: checks.onFocus,
      onBlur: checks.onBlur,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        answers.update(event.currentTarget);
        checks.onInput(event);
      },
      onReset: () => {
        answers.empty();
        checks.onReset();
      },
    },
    fieldProps: (field: FieldDefinition) => ({
      formId: id,
      field,
      question: questionFor(copy.questions, field.name),
      optional: field.optional === true ? copy.optional : undefined,
      isAsked: answers.isAsked(field),
      error: checks.errorOf(field.name),
      warning: checks.warningOf(field.name),
    }),
  };
}
