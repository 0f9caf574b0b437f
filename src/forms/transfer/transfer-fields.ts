/**
 * The 17 fields of the transfer request: the only list of them. The form, the message, the list of
 * problems, the review, the receipt and the paper form all read it, in this order.
 */
import type { Answers, FormFieldShape } from "../form-field";

/** The parts of the form. Their headings are in `data/forms/transfer.yaml`. */
export const transferGroups = ["patient", "pharmacy", "medicines", "insurance", "doctor"] as const;

export type TransferGroup = (typeof transferGroups)[number];

export interface TransferFieldShape extends FormFieldShape {
  group: TransferGroup;
  /** The variable of the mail template that carries the answer. */
  parameter: string;
  /** How much of a row the field takes on paper. One row is six parts. */
  paperWidth?: "two" | "four";
  /** Whether "None" is a good answer, so that nothing should be said about it. */
  mayBeNone?: true;
}

export const transferFields = [
  {
    name: "patientName",
    parameter: "patient_name",
    group: "patient",
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    enterKeyHint: "next",
    paperWidth: "four",
  },
  {
    name: "dateOfBirth",
    parameter: "date_of_birth",
    group: "patient",
    type: "date",
    autoComplete: "bday",
    enterKeyHint: "next",
    columns: 3,
    paperWidth: "two",
  },
  {
    name: "phone",
    parameter: "phone",
    group: "patient",
    type: "tel",
    autoComplete: "tel",
    enterKeyHint: "next",
    columns: 3,
    paperWidth: "two",
  },
  {
    name: "email",
    parameter: "email",
    group: "patient",
    type: "email",
    autoComplete: "email",
    enterKeyHint: "next",
    paperWidth: "four",
  },
  {
    name: "address",
    parameter: "address",
    group: "patient",
    type: "text",
    autoComplete: "address-line1",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  {
    name: "city",
    parameter: "city",
    group: "patient",
    type: "text",
    autoComplete: "address-level2",
    autoCapitalize: "words",
    enterKeyHint: "next",
    columns: 2,
    paperWidth: "two",
  },
  {
    name: "state",
    parameter: "state",
    group: "patient",
    type: "text",
    autoComplete: "address-level1",
    autoCapitalize: "characters",
    enterKeyHint: "next",
    columns: 2,
    paperWidth: "two",
  },
  {
    name: "zip",
    parameter: "zip",
    group: "patient",
    type: "text",
    autoComplete: "postal-code",
    inputMode: "numeric",
    enterKeyHint: "next",
    columns: 2,
    paperWidth: "two",
  },
  {
    name: "currentPharmacy",
    parameter: "current_pharmacy",
    group: "pharmacy",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "words",
    enterKeyHint: "next",
    paperWidth: "four",
  },
  {
    name: "pharmacyPhone",
    parameter: "pharmacy_phone",
    group: "pharmacy",
    type: "tel",
    autoComplete: "off",
    enterKeyHint: "next",
    paperWidth: "two",
  },
  {
    name: "pharmacyAddress",
    parameter: "pharmacy_address",
    group: "pharmacy",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "words",
    enterKeyHint: "next",
  },
  {
    name: "prescriptions",
    parameter: "prescriptions",
    group: "medicines",
    type: "lines",
    autoComplete: "off",
    enterKeyHint: "enter",
  },
  {
    name: "insuranceProvider",
    parameter: "insurance_provider",
    group: "insurance",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "words",
    enterKeyHint: "next",
    mayBeNone: true,
    paperWidth: "two",
  },
  {
    name: "insuranceId",
    parameter: "insurance_id",
    group: "insurance",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
    enterKeyHint: "next",
    columns: 3,
    mayBeNone: true,
    paperWidth: "two",
  },
  {
    name: "groupNumber",
    parameter: "group_number",
    group: "insurance",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
    enterKeyHint: "next",
    columns: 3,
    mayBeNone: true,
    paperWidth: "two",
  },
  {
    name: "pcpName",
    parameter: "pcp_name",
    group: "doctor",
    type: "text",
    autoComplete: "off",
    autoCapitalize: "words",
    enterKeyHint: "next",
    mayBeNone: true,
    paperWidth: "four",
  },
  {
    name: "pcpPhone",
    parameter: "pcp_phone",
    group: "doctor",
    type: "tel",
    autoComplete: "off",
    enterKeyHint: "send",
    mayBeNone: true,
    paperWidth: "two",
  },
] as const satisfies readonly TransferFieldShape[];

export type TransferField = (typeof transferFields)[number];
export type TransferFieldName = TransferField["name"];
export type TransferAnswers = Answers<TransferField>;

/** The fields of one part of the form, in order. */
export const fieldsIn = (group: TransferGroup): readonly (TransferFieldShape & TransferField)[] =>
  transferFields.filter((field) => field.group === group);

const names: readonly string[] = transferFields.map(({ name }) => name);

export const isTransferFieldName = (name: string): name is TransferFieldName =>
  names.includes(name);

/** The field of that name. */
export const fieldNamed = (name: TransferFieldName): TransferFieldShape & TransferField => {
  const field = transferFields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field "${name}".`);
  return field;
};
