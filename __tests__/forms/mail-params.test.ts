import fc from "fast-check";
import { contactFields } from "../../src/forms/contact/contact-fields";
import { type TransferField, transferFields } from "../../src/forms/transfer/transfer-fields";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

const MAILBOX = "info@pharmacy.example";

/** Fields and parameter names of the specification, as in the mail template. */
const SPECIFIED_PARAMETERS: Record<TransferField["name"], string> = {
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

/** Quotes, markup, emoji, right-to-left text, line breaks and long text. */
const hostileText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "",
    " ",
    `"'\`\\`,
    "<script>alert(1)</script>",
    "{{to_email}} {phone} ${x} %s",
    "👩🏽‍⚕️💊",
    "مريض تجريبي \u202Eabc",
    "a\r\nb\nc\rd\u2028e",
    "__proto__",
    "x".repeat(10_000),
  ),
);

const hostileAnswers = fc.record(
  Object.fromEntries(transferFields.map(({ name }) => [name, hostileText])) as Record<
    TransferField["name"],
    typeof hostileText
  >,
);

test("asks for the 17 fields and fills the 19 parameters of the specification, in its order", () => {
  expect(transferFields.map(({ name }) => name)).toEqual(Object.keys(SPECIFIED_PARAMETERS));
  expect(Object.keys(transferParams(sampleTransfer, MAILBOX))).toEqual([
    "to_email",
    "from_name",
    ...Object.values(SPECIFIED_PARAMETERS),
  ]);
});

test("what was typed is what arrives, whatever it is", () => {
  fc.assert(
    fc.property(hostileAnswers, (answers) => {
      // The message travels as JSON.
      const params = JSON.parse(JSON.stringify(transferParams(answers, MAILBOX))) as Record<
        string,
        string
      >;
      for (const { name } of transferFields)
        expect(params[SPECIFIED_PARAMETERS[name]]).toBe(answers[name]);
      expect(params["from_name"]).toBe(answers.patientName);
      expect(params["to_email"]).toBe(MAILBOX);
      expect(Object.keys(params)).toHaveLength(19);
    }),
  );
});

test("a contact message carries its four answers and the mailbox", () => {
  expect(contactParams(sampleMessage, MAILBOX)).toEqual({ ...sampleMessage, to_email: MAILBOX });
  expect(contactFields.map(({ name }) => name)).toEqual(["name", "email", "phone", "message"]);
});

test("where no page says the mailbox, the template has its variable, and nothing in it", () => {
  expect(contactParams(sampleMessage)).toEqual({ ...sampleMessage, to_email: "" });
});
