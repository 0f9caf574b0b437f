import { ButtonRow } from "../../components/button-row";
import { CopyAnswers } from "../components/copy-answers";
import { FormElement } from "../components/form-element";
import { onlyWithScript } from "../components/form-styles";
import type { Form } from "../core/use-form";
import type { ContactField } from "./contact-fields";
import { ContactInputs } from "./contact-inputs";
import type { ContactCopy } from "./contact-copy";

interface Props {
  form: Form<ContactField>;
  copy: ContactCopy;
}

/** The contact form where nothing can be sent: the message can be copied into an email. */
export const MessageToCopy = ({ form, copy }: Props) => (
  <FormElement {...form.formProps}>
    <ContactInputs form={form} />
    <ButtonRow css={onlyWithScript}>
      <CopyAnswers copy={copy.failed} answersAsText={form.currentText} />
    </ButtonRow>
  </FormElement>
);
