/** The fields of the contact form: the only list of them. */
import type { Answers, FormFieldShape } from "../form-field";

export const contactFields = [
  {
    name: "name",
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  { name: "email", type: "email", autoComplete: "email", enterKeyHint: "next", columns: 3 },
  { name: "phone", type: "tel", autoComplete: "tel", enterKeyHint: "next", columns: 3 },
  { name: "message", type: "lines", autoComplete: "off", enterKeyHint: "enter" },
] as const satisfies readonly FormFieldShape[];

export type ContactField = (typeof contactFields)[number];
export type ContactFieldName = ContactField["name"];
export type ContactAnswers = Answers<ContactField>;

const names: readonly string[] = contactFields.map(({ name }) => name);

export const isContactFieldName = (name: string): name is ContactFieldName => names.includes(name);
