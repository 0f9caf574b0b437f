import type { ReactNode } from "react";
import { buttonRow } from "../../components/button-styles";
import { visuallyHidden } from "../../styles/global-styles";
import type { FieldDefinition } from "../core/field-definition";
import type { BehaviorWords, Form } from "../core/use-form";
import { ClearAnswers } from "./clear-answers";
import { ErrorSummary } from "./error-summary";
import { FailedPanel } from "./failed-panel";
import { FormElement } from "./form-element";
import { LateNote } from "./late-note";
import { QueuedNote } from "./queued-note";
import { SendButton } from "./send-button";
import { InsteadOfButton } from "./unavailable";

interface Props<Field extends FieldDefinition> {
  form: Form<Field>;
  words: BehaviorWords;
  pharmacy: Queries.FormPharmacyFragment;
  /** Whether the page had said that the form does not work, before its script came after all. */
  isLate: boolean;
  /** The fields. */
  children: ReactNode;
  /** What people should know before they send. */
  notice?: ReactNode;
  /** Buttons beside the one that sends. */
  actions?: ReactNode;
  /** Buttons that help after sending failed. */
  failedActions?: ReactNode;
}

/** A form that sends a message: what stands around the fields of every one of them. */
export const MailForm = <Field extends FieldDefinition>({
  form,
  words,
  pharmacy,
  isLate,
  children,
  notice,
  actions,
  failedActions,
}: Props<Field>) => (
  <FormElement {...form.formProps}>
    {children}
    <ErrorSummary formId={form.id} heading={words.errors.heading} errors={form.errors} />
    {form.phase.name === "failed" && (
      <FailedPanel
        words={words}
        pharmacy={pharmacy}
        failure={form.phase}
        answersAsText={form.currentText}
        onTryAgain={form.submit}
      >
        {failedActions}
      </FailedPanel>
    )}
    {notice}
    {form.canSend && <QueuedNote text={words.waiting} />}
    {form.canSend && isLate && <LateNote text={words.late} />}
    <InsteadOfButton words={words} pharmacy={pharmacy} />
    <div css={buttonRow}>
      {form.canSend && <SendButton words={words} submitting={form.isSending} />}
      {actions}
    </div>
    <ClearAnswers words={words.clear} disabled={form.isSending} onClear={form.clear} />
    <p role="status" css={visuallyHidden}>
      {form.isSending ? words.submitting : form.announcement}
    </p>
  </FormElement>
);
