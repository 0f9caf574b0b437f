import type { ReactNode } from "react";
import { ButtonRow } from "../../components/button-row";
import { visuallyHidden } from "../../styles/global-styles";
import type { FieldDefinition } from "../core/field-definition";
import type { BehaviorCopy, Form } from "../core/use-form";
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
  copy: BehaviorCopy;
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
  copy,
  pharmacy,
  isLate,
  children,
  notice,
  actions,
  failedActions,
}: Props<Field>) => (
  <FormElement {...form.formProps}>
    {children}
    <ErrorSummary formId={form.id} heading={copy.errors.heading} errors={form.errors} />
    {form.phase.name === "failed" && (
      <FailedPanel
        copy={copy}
        pharmacy={pharmacy}
        failure={form.phase}
        answersAsText={form.currentText}
        onTryAgain={form.submit}
      >
        {failedActions}
      </FailedPanel>
    )}
    {notice}
    {form.canSend && <QueuedNote text={copy.waiting} />}
    {form.canSend && isLate && <LateNote text={copy.late} />}
    <InsteadOfButton copy={copy} pharmacy={pharmacy} />
    <ButtonRow>
      {form.canSend && <SendButton copy={copy} submitting={form.isSending} />}
      {actions}
    </ButtonRow>
    <ClearAnswers copy={copy.clear} disabled={form.isSending} onClear={form.clear} />
    <p role="status" css={visuallyHidden}>
      {form.isSending ? copy.submitting : form.announcement}
    </p>
  </FormElement>
);
