/** The fields of the contact form: the only list of them. */
import type { FieldDefinition } from "../core/field-definition";

export const contactFields = [
  {
    name: "name",
    parameter: "name",
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  {
    name: "email",
    parameter: "email",
    type: "email",
    autoComplete: "email",
    enterKeyHint: "next",
    columns: 3,
  },
  {
    name: "phone",
    parameter: "phone",
    type: "tel",
    autoComplete: "tel",
    enterKeyHint: "next",
    columns: 3,
  },
  {
    name: "message",
    parameter: "message",
    type: "lines",
    autoComplete: "off",
    enterKeyHint: "enter",
  },
] as const satisfies readonly FieldDefinition[];

export type ContactField = FieldDefinition & (typeof contactFields)[number];
