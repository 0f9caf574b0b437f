import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { type MailSettings, mailSettings } from "../mail/mail-settings";
import { sendMail } from "../mail/send-mail";
import { QUEUED } from "../../lib/island-protocol";
import { controlOf, submitForm } from "../../lib/form-controls";
import { fillIn } from "../../lib/fill-in";
import type { FormLanguage } from "../../lib/page-context";
import { useToasts } from "../toast/use-toasts";
import { type Answers, answersAsText, hasAnswers, mailParams, readAnswers } from "./answers";
import { errorCount } from "./error-count";
import { fieldAfterEnter, focusField, showField } from "./field-focus";
import {
  type FieldDefinition,
  type FormDefinition,
  type Question,
  questionFor,
  withWords,
} from "./form-definition";
import type { FormCopy } from "./form-copy";
import { type FormAction, formReducer, type FormState, initialState } from "./form-state";
import { useConfirmLeaving } from "./leaving";
import { useAfterPress } from "./use-after-press";
import { useChangeBefore } from "./use-change-before";
import { findErrors, warningFor } from "./validation";
import { plain } from "../../lib/words";

interface Options {
  definition: FormDefinition;
  copy: FormCopy;
  /** The pharmacy's email address. */
  mailbox: string | null;
  /** Absent on pages in the site's default language. */
  language?: FormLanguage;
  /** Words of the fields in the site's default language. Default: those of `copy`. */
  original?: readonly Question[];
  /** Prefix of the inputs' ids. Default: the form's own id. */
  id?: string;
}

/** Name of the box by which a patient allows a call in the site's default language. */
export const CALL_CHOICE = "callChoice";

export type Form = ReturnType<typeof useForm>;

/**
 * State and behavior of a form: validates the answers, sends them once and reports the result. Keeps
 * the answers after a failure and clears them after success. The receipt goes when the patient leaves.
 */
export function useForm({
  definition: wholeForm,
  copy,
  mailbox,
  language,
  original,
  id = wholeForm.id,
}: Options) {
  const definition = useMemo(
    () => withWords(wholeForm, copy.questions),
    [wholeForm, copy.questions],
  );
  const { fields } = definition;
  const settings = mailSettings(definition);
  const element = useRef<HTMLFormElement>(null);
  // A ref, because a second press can come before React renders the state of the first.
  const isInFlight = useRef(false);
  /** Number of times the page was left, including into the back/forward cache. */
  const departures = useRef(0);
  const [state, dispatch] = useReducer<FormState<Answers>, [FormAction<Answers>]>(
    formReducer,
    initialState,
  );
  const { phase, errors, warnings, news } = state;
  const isSending = phase.name === "sending";
  const { dismissToasts, showToast, toaster } = useToasts(id, copy);
  const afterPress = useAfterPress();

  const [isFilled, setIsFilled] = useState(false);
  const updateIsFilled = useCallback(
    (form: HTMLFormElement) => setIsFilled(hasAnswers(readAnswers(form, fields))),
    [fields],
  );
  // Answers from before hydration.
  useEffect(() => {
    if (element.current) updateIsFilled(element.current);
  }, [updateIsFilled]);
  useConfirmLeaving(isFilled);

  const forget = () => dispatch({ type: "forgotten" });

  useChangeBefore("pagehide", () => {
    departures.current += 1;
    if (phase.name === "sent") forget();
  });

  useEffect(() => {
    if (phase.name !== "failed") return;
    const form = element.current;
    // The error panel says that all answers are in the form. If an extension took one away, the
    // error boundary shows them instead.
    if (!form?.isConnected || !fields.every(({ name }) => form.elements.namedItem(name)))
      throw new Error("A part of the form is no longer in the page.");
  }, [phase, fields]);

  function listErrors(form: HTMLFormElement) {
    const found = findErrors(form, definition, copy);
    dispatch({ type: "checked", errors: found });
    return found;
  }

  /** Updates the errors and the warning of a field that nobody is typing into. */
  function inspect(form: HTMLFormElement, target: EventTarget) {
    const control = controlOf(target);
    const field = fields.find(({ name }) => name === control?.name);
    if (!control || !field) return;
    dispatch({
      type: "left",
      name: field.name,
      errors: findErrors(form, definition, copy),
      warning: warningFor(field, control.value, new Date()),
    });
  }

  async function send(form: HTMLFormElement, to: MailSettings) {
    const [first] = listErrors(form);
    if (first) {
      focusField(id, first.name);
      return;
    }
    const answers = readAnswers(form, fields);
    const mayCall = new FormData(form).has(CALL_CHOICE);
    const languageNote = [language?.name, mayCall && language?.call?.note]
      .filter(Boolean)
      .join(": ");
    isInFlight.current = true;
    const departuresBefore = departures.current;
    dispatch({ type: "started" });
    dismissToasts();
    const result = await sendMail(
      to,
      mailParams(definition, answers, {
        mailbox,
        questions: original ?? copy.questions,
        language: languageNote,
      }),
    );
    isInFlight.current = false;
    if (result.outcome === "sent") {
      const wasLeft = departures.current > departuresBefore;
      form.reset();
      // React gets no `reset` event from a form that an extension removed.
      setIsFilled(false);
      // Somebody else may come back to a page that was left, so it gets no receipt.
      dispatch({ type: "accepted", answers: wasLeft ? null : answers, at: new Date() });
      showToast("success", copy.success);
    } else {
      dispatch({ type: "failed", reason: result.reason });
      showToast("error", copy.failure);
    }
  }

  const warningText = (name: string) => {
    const warning = warnings[name];
    const text = warning && copy.warnings[warning.type];
    return text && fillIn(text, warning);
  };

  const newsText = () => {
    if (news && "errors" in news) return errorCount(copy.errors.count, news.errors);
    const text = news && warningText(news.warning);
    return (
      text &&
      fillIn("{label}: {text}", { label: questionFor(copy.questions, news.warning).label, text })
    );
  };

  const currentAnswers = () => element.current && readAnswers(element.current, fields);

  return {
    /** Prefix of the inputs' ids. */
    id,
    definition,
    phase,
    errors,
    /** True if any field has an answer. */
    isFilled,
    isSending,
    canSend: settings !== null,
    /** Words of a box to tick, absent on most pages. */
    callChoice: language?.call?.choice,
    /** Container for toasts. Render it anywhere on the page. */
    toaster,
    /** Number of errors after a submit, or the newest warning, for screen readers. */
    announcement: newsText(),
    currentAnswers,
    /** Current answers as plain text; nothing if there are none. */
    currentText: () => {
      const answers = currentAnswers();
      return answers && hasAnswers(answers) ? answersAsText(fields, answers, copy.questions) : "";
    },
    submit: () => element.current && submitForm(element.current),
    /** Removes the result of sending. */
    forget,
    /** Removes all answers and the result of sending. */
    clear: () => {
      element.current?.reset();
      dismissToasts();
      forget();
    },
    formProps: {
      ref: element,
      "aria-label": plain(copy.heading),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        event.currentTarget.removeAttribute(QUEUED);
        if (settings && !isInFlight.current) void send(event.currentTarget, settings);
      },
      // The browser's own validation failed.
      onInvalidCapture: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        listErrors(currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        const next = fieldAfterEnter(event.currentTarget, event.nativeEvent);
        // Enter submits a complete form, as on other sites.
        if (!next || findErrors(event.currentTarget, definition, copy).length === 0) return;
        event.preventDefault();
        next.focus();
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) =>
        afterPress(() => {
          if (target === document.activeElement) showField(target);
        }),
      onBlur: ({ currentTarget: form, target }: FocusEvent<HTMLFormElement>) =>
        afterPress(() => inspect(form, target)),
      onInput: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
        updateIsFilled(form);
        // A message that came or went above the cursor would move the field.
        if (target !== document.activeElement) afterPress(() => inspect(form, target));
      },
      onReset: () => {
        setIsFilled(false);
        dispatch({ type: "reset" });
      },
    },
    fieldProps: (field: FieldDefinition) => {
      const { name } = field;
      return {
        formId: id,
        field,
        question: questionFor(copy.questions, name),
        readOnly: isSending,
        error: errors.find((error) => error.name === name)?.message,
        warning: warningText(name),
      };
    },
  };
}
