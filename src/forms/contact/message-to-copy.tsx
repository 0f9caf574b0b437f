import { useCallback, useRef } from "react";
import { buttonRow } from "../../components/button-styles";
import { hasAnswers, readAnswers } from "../form-field";
import { CopyAnswers } from "../parts/copy-answers";
import { onlyWithScript } from "../parts/form-styles";
import { SheetForm } from "../parts/sheet-form";
import { useEarlyPresses } from "../use-early-presses";
import { useUnsentAnswers } from "../use-unsent-answers";
import { contactFields } from "./contact-fields";
import { ContactInputs } from "./contact-inputs";
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
    <SheetForm ref={form} aria-label={words.heading}>
      <ContactInputs formId={FORM_ID} words={words} />
      <div css={[buttonRow, onlyWithScript]}>
        <CopyAnswers words={words.failed} answersAsText={answersAsText} />
      </div>
    </SheetForm>
  );
}
