import { useCallback, useRef } from "react";
import { buttonRow } from "../../components/button-styles";
import { hasAnswers, readAnswers } from "../form-field";
import { CopyAnswers } from "../parts/copy-answers";
import { Field } from "../parts/field";
import { fieldGrid, onlyWithScript, sheet, stack } from "../parts/form-styles";
import { useEarlyPresses } from "../use-early-presses";
import { useUnsentAnswers } from "../use-unsent-answers";
import { contactFields } from "./contact-fields";
import type { ContactWords } from "./contact-words";
import { messageAsText } from "./message-as-text";

const FORM_ID = "message";

const isFilled = (form: HTMLFormElement) => hasAnswers(readAnswers(form, contactFields));

/** The contact form where nothing can be sent: the message can be copied into an email. */
export function MessageToCopy({ words }: { words: ContactWords }) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses(form, form);
  useUnsentAnswers(form, isFilled);
  const answersAsText = useCallback(
    () =>
      form.current ? messageAsText(readAnswers(form.current, contactFields), words.questions) : "",
    [words],
  );
  return (
    // It has no button that submits, and outside a dialog the browser does nothing for this method.
    <form
      ref={form}
      method="dialog"
      suppressHydrationWarning
      aria-label={words.heading}
      css={[sheet, stack]}
    >
      <div css={fieldGrid}>
        {contactFields.map((field) => (
          <Field
            key={field.name}
            formId={FORM_ID}
            field={field}
            label={words.questions[field.name].label}
            hint={words.questions[field.name].hint}
          />
        ))}
      </div>
      <div css={[buttonRow, onlyWithScript]}>
        <CopyAnswers words={words.failed} answersAsText={answersAsText} />
      </div>
    </form>
  );
}
