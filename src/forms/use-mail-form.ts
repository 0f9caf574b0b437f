import { type SubmitEvent, useCallback, useEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { type Answers, type FormFieldShape, hasAnswers, readAnswers } from "./form-field";
import type { MailSettings } from "./mail/mail-settings";
import { sendMail } from "./mail/send-mail";
import type { FormWords } from "./parts/form-words";
import { nextSending, notSentYet, type Sending, type SendingEvent } from "./sending";
import { submitForm } from "./submit-form";
import { useToasts } from "./toast/use-toasts";
import { useUnsentAnswers } from "./use-unsent-answers";

interface Options<Field extends FormFieldShape> {
  fields: readonly Field[];
  words: FormWords;
  settings: MailSettings | null;
  /** What the mail template gets. */
  params: (answers: Answers<Field>) => Record<string, string>;
  /** Looks at the answers before they are sent. `false` stops them. */
  mayBeSent?: (answers: Answers<Field>) => boolean;
}

/**
 * What both forms do: read the answers, send them once, say what happened, keep everything on
 * failure, clear everything on success and forget it when the patient leaves.
 */
export function useMailForm<Field extends FormFieldShape>({
  fields,
  words,
  settings,
  params,
  mayBeSent = () => true,
}: Options<Field>) {
  const form = useRef<HTMLFormElement>(null);
  // State would be too late: a second press can come before React draws the first.
  const isSending = useRef(false);
  /** How often the page was left, also while the browser keeps it for going back. */
  const departures = useRef(0);
  const [{ phase }, tell] = useReducer<Sending<Answers<Field>>, [SendingEvent<Answers<Field>>]>(
    nextSending,
    notSentYet,
  );
  const { prepareToasts, showToast, toaster } = useToasts(words);

  const isFilled = useCallback(
    (element: HTMLFormElement) => hasAnswers(readAnswers(element, fields)),
    [fields],
  );
  useUnsentAnswers(form, isFilled);

  const forget = useCallback(() => tell({ type: "forget" }), []);

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

  async function send(element: HTMLFormElement, to: MailSettings) {
    const answers = readAnswers(element, fields);
    if (!mayBeSent(answers)) return;
    isSending.current = true;
    const departuresBefore = departures.current;
    tell({ type: "start" });
    prepareToasts();
    const result = await sendMail(to, params(answers));
    isSending.current = false;
    if (result.outcome === "sent") {
      const wasLeft = departures.current > departuresBefore;
      element.reset();
      // Whoever comes back to the page may be somebody else: no receipt then.
      tell({ type: "accepted", answers: wasLeft ? null : answers, at: new Date() });
      await showToast("success", words.success);
    } else {
      tell({ type: "failed", reason: result.reason });
      await showToast("error", words.failure);
    }
  }

  return {
    form,
    phase,
    toaster,
    isSubmitting: phase.name === "submitting",
    /** For the form's `onSubmit`: the browser has checked the fields by then. */
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      delete event.currentTarget.dataset.held;
      if (settings && !isSending.current) void send(event.currentTarget, settings);
    },
    /** The answers as they are at this moment. */
    currentAnswers: () => form.current && readAnswers(form.current, fields),
    sendAgain: () => form.current && submitForm(form.current),
    forget,
    /** Takes everything away that the patient has typed, and what became of it. */
    clearAll: () => {
      form.current?.reset();
      prepareToasts();
      forget();
    },
  };
}
