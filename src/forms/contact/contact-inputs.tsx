import { Field } from "../parts/field";
import { fieldGrid } from "../parts/form-styles";
import { type ContactFieldName, contactFields } from "./contact-fields";
import type { ContactWords } from "./contact-words";

interface Props {
  formId: string;
  words: ContactWords;
  problemText?: (name: ContactFieldName) => string | undefined;
  /** Keeps the answers as they are while they are on their way. */
  inert?: boolean;
}

/** The four fields of a message. */
export const ContactInputs = ({ formId, words, problemText, inert }: Props) => (
  <div css={fieldGrid} inert={inert}>
    {contactFields.map((field) => (
      <Field
        key={field.name}
        formId={formId}
        field={field}
        label={words.questions[field.name].label}
        hint={words.questions[field.name].hint}
        readOnly={inert}
        problem={problemText?.(field.name)}
      />
    ))}
  </div>
);
