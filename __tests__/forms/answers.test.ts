/** Which answers a form needs, how they are sent, and how they are copied. */
import { alsoRequired, contactDefinition } from "../../src/forms/contact/contact-definition";
import { answersAsText } from "../../src/forms/core/answers";
import { address } from "../../src/forms/fields/lines";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { transferCopy } from "../support/forms/copy";
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

test.each([
  [{}, ["email", "message"]],
  [{ message: "Hello" }, ["email"]],
  [{ email: "a@example.com" }, ["message"]],
  [{ message: "Hello", email: "a@example.com" }, []],
  [{ message: "Hello", phone: "555-0199" }, []],
])("a message needs words and a way to answer: %j lacks %j", (answers, missing) => {
  expect(alsoRequired(answers)).toEqual(missing);
});

test("an address of many spaces is read at once: the mail server reads what anybody sends", () => {
  const begin = performance.now();
  address.read?.(`a${" ".repeat(300_000)}b`);
  // Milliseconds: read again from each space, it takes 40 s.
  expect(performance.now() - begin).toBeLessThan(2_000);
});

test("copied answers carry every label and keep a list of medicines on its lines", () => {
  const text = answersAsText(transferDefinition.fields, sampleTransfer, transferCopy.questions);
  expect(text).toContain("Full name: Test Patient\nDate of birth: 02/03/1950\n");
  expect(text).toContain(`Prescriptions to transfer:\n${sampleTransfer.prescriptions}\nInsurance`);
  for (const { label } of transferCopy.questions) expect(text).toContain(`${label}:`);
});
