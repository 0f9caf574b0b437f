/**
 * The 17 fields of the transfer request, in order. The form, the mail, the error summary, the review,
 * the receipt and the paper form all follow this list.
 */
import type { Answers } from "../core/answers";
import type { FieldDefinition, FormDefinition } from "../core/form-definition";

/** Fieldsets. Their headings are in `data/forms/transfer.yaml`. */
export const transferGroups = ["patient", "pharmacy", "medicines", "insurance", "doctor"] as const;

export type TransferGroup = (typeof transferGroups)[number];

export interface TransferFieldDefinition extends FieldDefinition {
  group: TransferGroup;
  /** Width on paper, in columns of a six-column row. Default: the whole row. */
  paperWidth?: "two" | "four";
}

export const transferFields = [
  {
    name: "patientName",
    parameter: "patient_name",
    group: "patient",
    type: "text",
    required: true,
    autoComplete: "name",
    autoCapitalize: "words",
    paperWidth: "four",
  },
  {
    name: "dateOfBirth",
    parameter: "date_of_birth",
    group: "patient",
    type: "date",
    required: true,
    expects: "birthDate",
    autoComplete: "bday",
    columns: 3,
    paperWidth: "two",
  },
  {
    name: "phone",
    parameter: "phone",
    group: "patient",
    type: "tel",
    required: true,
    expects: "phone",
    autoComplete: "tel",
    columns: 3,
    paperWidth: "two",
  },
  {
    name: "email",
    parameter: "email",
    group: "patient",
    type: "email",
    required: true,
    autoComplete: "email",
    paperWidth: "four",
  },
  {
    name: "address",
    parameter: "address",
    group: "patient",
    type: "text",
    required: true,
    autoComplete: "address-line1",
    autoCapitalize: "words",
  },
  {
    name: "city",
    parameter: "city",
    group: "patient",
    type: "text",
    required: true,
    autoComplete: "address-level2",
    autoCapitalize: "words",
    columns: 2,
    paperWidth: "two",
  },
  {
    name: "state",
    parameter: "state",
    group: "patient",
    type: "text",
    required: true,
    autoComplete: "address-level1",
    autoCapitalize: "characters",
    columns: 2,
    narrow: true,
    paperWidth: "two",
  },
  {
    name: "zip",
    parameter: "zip",
    group: "patient",
    type: "text",
    required: true,
    expects: "zip",
    autoComplete: "postal-code",
    inputMode: "numeric",
    columns: 2,
    narrow: true,
    paperWidth: "two",
  },
  {
    name: "currentPharmacy",
    parameter: "current_pharmacy",
    group: "pharmacy",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "words",
    paperWidth: "four",
  },
  {
    name: "pharmacyPhone",
    parameter: "pharmacy_phone",
    group: "pharmacy",
    type: "tel",
    required: true,
    expects: "phone",
    autoComplete: "off",
    paperWidth: "two",
  },
  {
    name: "pharmacyAddress",
    parameter: "pharmacy_address",
    group: "pharmacy",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "words",
  },
  {
    name: "prescriptions",
    parameter: "prescriptions",
    group: "medicines",
    type: "lines",
    required: true,
    autoComplete: "off",
    enterKeyHint: "enter",
    shortcut: "All",
  },
  {
    name: "insuranceProvider",
    parameter: "insurance_provider",
    group: "insurance",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "words",
    shortcut: "None",
    paperWidth: "two",
  },
  {
    name: "insuranceId",
    parameter: "insurance_id",
    group: "insurance",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "characters",
    columns: 3,
    shortcut: "None",
    paperWidth: "two",
  },
  {
    name: "groupNumber",
    parameter: "group_number",
    group: "insurance",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "characters",
    columns: 3,
    shortcut: "None",
    paperWidth: "two",
  },
  {
    name: "pcpName",
    parameter: "pcp_name",
    group: "doctor",
    type: "text",
    required: true,
    autoComplete: "off",
    autoCapitalize: "words",
    shortcut: "None",
    paperWidth: "four",
  },
  {
    name: "pcpPhone",
    parameter: "pcp_phone",
    group: "doctor",
    type: "tel",
    required: true,
    expects: "phone",
    autoComplete: "off",
    enterKeyHint: "send",
    shortcut: "0",
    paperWidth: "two",
  },
] as const satisfies readonly TransferFieldDefinition[];

export type TransferField = TransferFieldDefinition & (typeof transferFields)[number];
export type TransferAnswers = Answers<TransferField>;

export const fieldsIn = (group: TransferGroup): readonly TransferField[] =>
  transferFields.filter((field) => field.group === group);

/** Fields that one press answers. */
export const shortcutsIn = (group: TransferGroup) =>
  fieldsIn(group).flatMap((field) =>
    "shortcut" in field ? [{ name: field.name, shortcut: field.shortcut }] : [],
  );

export const transferFormDefinition: FormDefinition<TransferField> = {
  id: "transfer",
  fields: transferFields,
  extraParams: ({ patientName }) => ({ from_name: patientName }),
};
