import fc from "fast-check";
import { contactFields } from "../../src/forms/contact/contact-fields";
import { transferFields } from "../../src/forms/transfer/transfer-fields";
import { contactParams, transferParams } from "../support/forms/params";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

const MAILBOX = "info@pharmacy.example";

/** Parameter names of the specification, used in the mail template. */
const SPECIFIED_PARAMETERS = [
  "to_email",
  "from_name",
  "patient_name",
  "date_of_birth",
  "phone",
  "email",
  "address",
  "city",
  "state",
  "zip",
  "current_pharmacy",
  "pharmacy_phone",
  "pharmacy_address",
  "prescriptions",
  "insurance_provider",
  "insurance_id",
  "group_number",
  "pcp_name",
  "pcp_phone",
];

const [, , ...FIELD_PARAMETERS] = SPECIFIED_PARAMETERS;

const SPECIFIED_FIELDS = [
  "patientName",
  "dateOfBirth",
  "phone",
  "email",
  "address",
  "city",
  "state",
  "zip",
  "currentPharmacy",
  "pharmacyPhone",
  "pharmacyAddress",
  "prescriptions",
  "insuranceProvider",
  "insuranceId",
  "groupNumber",
  "pcpName",
  "pcpPhone",
];

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
    (typeof transferFields)[number]["name"],
    typeof hostileText
  >,
);

test("asks for the 17 fields and fills the 19 parameters of the specification, in its order", () => {
  expect(transferFields.map(({ name }) => name)).toEqual(SPECIFIED_FIELDS);
  expect(Object.keys(transferParams(sampleTransfer, MAILBOX))).toEqual(SPECIFIED_PARAMETERS);
});

test("what was typed is what arrives, whatever it is", () => {
  fc.assert(
    fc.property(hostileAnswers, (answers) => {
      // The message travels as JSON.
      const params = JSON.parse(JSON.stringify(transferParams(answers, MAILBOX))) as Record<
        string,
        string
      >;
      for (const [index, { name }] of transferFields.entries())
        expect(params[FIELD_PARAMETERS[index] ?? ""]).toBe(answers[name]);
      expect(params["from_name"]).toBe(answers.patientName);
      expect(params["to_email"]).toBe(MAILBOX);
      expect(Object.keys(params)).toHaveLength(SPECIFIED_PARAMETERS.length);
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
