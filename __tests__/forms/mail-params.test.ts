import { contactDefinition } from "../../src/forms/contact/contact-definition";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

const MAILBOX = "info@pharmacy.example";

/** Fields and parameter names of the specification, as in the mail template. */
const SPECIFIED_PARAMETERS: Record<keyof typeof sampleTransfer, string> = {
  patientName: "patient_name",
  dateOfBirth: "date_of_birth",
  phone: "phone",
  email: "email",
  address: "address",
  city: "city",
  state: "state",
  zip: "zip",
  currentPharmacy: "current_pharmacy",
  pharmacyPhone: "pharmacy_phone",
  pharmacyAddress: "pharmacy_address",
  prescriptions: "prescriptions",
  insuranceProvider: "insurance_provider",
  insuranceId: "insurance_id",
  groupNumber: "group_number",
  pcpName: "pcp_name",
  pcpPhone: "pcp_phone",
};

test("asks for the 17 fields and fills the 19 parameters of the specification, in its order", () => {
  expect(transferDefinition.fields.map(({ name }) => name)).toEqual(
    Object.keys(SPECIFIED_PARAMETERS),
  );
  expect(Object.keys(transferParams(sampleTransfer, MAILBOX))).toEqual([
    "to_email",
    "from_name",
    ...Object.values(SPECIFIED_PARAMETERS),
  ]);
});

test("a contact message carries its four answers and the mailbox", () => {
  expect(contactParams(sampleMessage, MAILBOX)).toEqual({ ...sampleMessage, to_email: MAILBOX });
  expect(contactDefinition.fields.map(({ name }) => name)).toEqual([
    "name",
    "email",
    "phone",
    "message",
  ]);
});

test("where no page says the mailbox, the template has its variable, and nothing in it", () => {
  expect(contactParams(sampleMessage)).toEqual({ ...sampleMessage, to_email: "" });
});
