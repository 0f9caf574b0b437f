import { Field } from "../components/field";
import { fieldGrid } from "../components/form-styles";
import type { Form } from "../core/use-form";
import { type ContactField, contactFields } from "./contact-fields";

interface Props {
  form: Pick<Form<ContactField>, "fieldProps" | "isSending">;
}

/** The four fields of a message. They stay as they are while they are on their way. */
export const ContactInputs = ({ form }: Props) => (
  <div css={fieldGrid} inert={form.isSending}>
    {contactFields.map((field) => (
      <Field key={field.name} {...form.fieldProps(field)} />
    ))}
  </div>
);
