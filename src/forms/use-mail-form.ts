import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Answers, type FormFieldShape, hasAnswers, readAnswers } from "./form-field";
import type { MailSettings } from "./mail/mail-settings";
import { type FailureReason, sendMail } from "./mail/send-mail";
import type { FormWords } from "./parts/form-words";
import { useToasts } from "./toast/use-toasts";
import { useUnsentAnswers } from "./use-unsent-answers";

/** How far a message has come. */
export type Phase<Sent> =
  | { name: "idle" }
  | { name: "submitting" }
  | { name: "sent"; answers: Sent; at: Date }
  | { name: "failed"; reason: FailureReason };

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
  const [phase, setPhase] = useState<Phase<Answers<Field>>>({ name: "idle" });
  const { prepareToasts, showToast, toaster } = useToasts(words);

  const isFilled = useCallback(
    (element: HTMLFormElement) => hasAnswers(readAnswers(element, fields)),
    [fields],
  );
  useUnsentAnswers(form, isFilled);

  const forget = useCallback(() => {
    setPhase((current) => (current.name === "sent" ? { name: "idle" } : current));
  }, []);

  // The browser keeps the page as it is for going back, so it has to be clean when it is left.
  useEffect(() => {
    const forgetNow = () => flushSync(forget);
    window.addEventListener("pagehide", forgetNow);
    return () => window.removeEventListener("pagehide", forgetNow);
  }, [forget]);

  async function send(element: HTMLFormElement, to: MailSettings) {
    const answers = readAnswers(element, fields);
    if (!mayBeSent(answers)) return;
    isSending.current = true;
    setPhase({ name: "submitting" });
    prepareToasts();
    const result = await sendMail(to, params(answers));
    isSending.current = false;
    if (result.outcome === "sent") {
      element.reset();
      setPhase({ name: "sent", answers, at: new Date() });
      await showToast("success", words.success);
    } else {
      setPhase({ name: "failed", reason: result.reason });
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
    sendAgain: () => form.current?.requestSubmit(),
    forget,
  };
}
