import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useReducer,
  useRef,
} from "react";
import { flushSync } from "react-dom";
import type { MailSettings } from "../mail/mail-settings";
import { sendMail } from "../mail/send-mail";
import { QUEUED } from "../../islands/protocol";
import { controlOf, submitForm } from "../../lib/form-controls";
import type { FormCopy } from "../components/form-copy";
import { useToasts } from "../toast/use-toasts";
import { type Answers, hasAnswers, readAnswers } from "./answers";
import { answersAsText } from "./answers-as-text";
import type { FieldDefinition } from "./field-definition";
import { focusField, showLabel } from "./field-id";
import { type FormDefinition, mailParams } from "./form-definition";
import { type FormAction, formReducer, type FormState, initialState } from "./form-state";
import { fieldAfterEnter } from "./next-field";
import { type Question, questionFor } from "./questions";
import { useAfterPress } from "./use-after-press";
import { useUnsentAnswers } from "./use-unsent-answers";
import { type ErrorCopy, findErrors, type Warning, warningFor } from "./validation";

/** The words that a form's behavior needs. */
export type BehaviorCopy = FormCopy & {
  readonly heading: string;
  readonly questions: readonly Question[];
  readonly errors: ErrorCopy & { readonly heading: string };
  /** Without them the form has no warnings. */
  readonly warnings?: Readonly<Record<Warning, string>>;
};

interface Options<Field extends FieldDefinition> {
  definition: FormDefinition<Field>;
  copy: BehaviorCopy;
  /** `null` where the site has no way to send. */
  settings: MailSettings | null;
  /** Where the message is to go, as pages say it. */
  mailbox: string | null;
}

/** A form with its answers, its state and all that can be done with it. */
export type Form<Field extends FieldDefinition> = ReturnType<typeof useForm<Field>>;

/**
 * What every form does: check the answers, send them once, say what happened, keep everything on
 * failure, clear everything on success and forget it when the patient leaves.
 */
export function useForm<Field extends FieldDefinition>({
  definition,
  copy,
  settings,
  mailbox,
}: Options<Field>) {
  const { id, fields } = definition;
  const element = useRef<HTMLFormElement>(null);
  // State would be too late: a second press can come before React draws the first.
  const isOnItsWay = useRef(false);
  /** How often the page was left, also while the browser keeps it for going back. */
  const departures = useRef(0);
  const [state, dispatch] = useReducer<FormState<Answers<Field>>, [FormAction<Answers<Field>>]>(
    formReducer,
    initialState,
  );
  const { phase, errors, warnings, latestWarning } = state;
  const isSending = phase.name === "sending";
  const { loadToasts, dismissToasts, showToast, toaster } = useToasts(copy);
  const afterPress = useAfterPress();

  const isFilled = useCallback(
    (form: HTMLFormElement) => hasAnswers(readAnswers(form, fields)),
    [fields],
  );
  useUnsentAnswers(element, isFilled);

  const forget = useCallback(() => dispatch({ type: "forgotten" }), []);

  const wasSent = phase.name === "sent";
  // The browser keeps the page as it is for going back, so it has to be clean when it is left.
  useEffect(() => {
    const leave = () => {
      departures.current += 1;
      if (wasSent) flushSync(forget);
    };
    window.addEventListener("pagehide", leave);
    return () => window.removeEventListener("pagehide", leave);
  }, [forget, wasSent]);

  useEffect(() => {
    if (phase.name !== "failed") return;
    const form = element.current;
    // The panel would say that every answer is in the form; what stands in its place has them.
    if (!form?.isConnected || !fields.every(({ name }) => form.elements.namedItem(name)))
      throw new Error("A part of the form is no longer in the page.");
  }, [phase, fields]);

  function listErrors(form: HTMLFormElement) {
    const found = findErrors(form, definition, copy);
    dispatch({ type: "checked", errors: found });
    return found;
  }

  /** The field that an event is about, and what looks odd about its answer. */
  function inspect(target: EventTarget) {
    const control = controlOf(target);
    const field = fields.find(({ name }) => name === control?.name);
    if (!control || !field) return null;
    const warning = copy.warnings ? warningFor(field, control.value, new Date()) : null;
    return { name: field.name, warning };
  }

  async function send(form: HTMLFormElement, to: MailSettings) {
    const [first] = listErrors(form);
    if (first) {
      focusField(id, first.name);
      return;
    }
    const answers = readAnswers(form, fields);
    isOnItsWay.current = true;
    const departuresBefore = departures.current;
    dispatch({ type: "started" });
    dismissToasts();
    const result = await sendMail(to, mailParams(definition, answers, mailbox));
    isOnItsWay.current = false;
    if (result.outcome === "sent") {
      const wasLeft = departures.current > departuresBefore;
      form.reset();
      // Whoever comes back to the page may be somebody else: no receipt then.
      dispatch({ type: "accepted", answers: wasLeft ? null : answers, at: new Date() });
      await showToast("success", copy.success);
    } else {
      dispatch({ type: "failed", reason: result.reason });
      await showToast("error", copy.failure);
    }
  }

  const warningText = (name: string) => {
    const warning = warnings[name];
    return warning && copy.warnings?.[warning];
  };

  /** The answers as they are at this moment. */
  const currentAnswers = () => element.current && readAnswers(element.current, fields);

  return {
    id,
    phase,
    errors,
    isSending,
    canSend: settings !== null,
    /** Where short messages appear; it belongs somewhere on the page. */
    toaster,
    /** The newest warning, for screen readers. */
    announcement:
      latestWarning &&
      `${questionFor(copy.questions, latestWarning).label}: ${warningText(latestWarning)}`,
    currentAnswers,
    /** The answers as they are at this moment, as plain text. */
    currentText: () => {
      const answers = currentAnswers();
      return answers ? answersAsText(fields, answers, copy.questions) : "";
    },
    submit: () => element.current && submitForm(element.current),
    /** Takes away what became of the message. */
    forget,
    /** Takes everything away that the patient has typed, and what became of it. */
    clear: () => {
      element.current?.reset();
      dismissToasts();
      forget();
    },
    /** For the `form` element. */
    formProps: {
      ref: element,
      "aria-label": copy.heading,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        event.currentTarget.removeAttribute(QUEUED);
        if (settings && !isOnItsWay.current) void send(event.currentTarget, settings);
      },
      // The browser has stopped the form.
      onInvalidCapture: ({ currentTarget }: FormEvent<HTMLFormElement>) => {
        listErrors(currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => {
        const next = fieldAfterEnter(event.currentTarget, event.nativeEvent);
        // A form with every answer is sent, as it is everywhere.
        if (!next || findErrors(event.currentTarget, definition, copy).length === 0) return;
        event.preventDefault();
        next.focus();
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) =>
        afterPress(() => {
          if (target === document.activeElement) showLabel(target);
        }),
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) =>
        afterPress(() => {
          const answer = inspect(target);
          if (answer) dispatch({ type: "left", ...answer });
        }),
      onInput: ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
        loadToasts();
        afterPress(() => {
          const answer = inspect(target);
          const found = findErrors(form, definition, copy);
          if (answer) dispatch({ type: "changed", ...answer, errors: found });
        });
      },
      onReset: () => dispatch({ type: "reset" }),
    },
    /** For each `Field`. */
    fieldProps: (field: Field) => {
      const name: Field["name"] = field.name;
      const { label, hint, placeholder } = questionFor(copy.questions, name);
      return {
        formId: id,
        field,
        label,
        hint,
        placeholder,
        readOnly: isSending,
        error: errors.find((error) => error.name === name)?.message,
        warning: warningText(name),
      };
    },
  };
}
