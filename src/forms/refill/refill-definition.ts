import { defineForm } from "../core/form-definition";

/** The refill request. */
export const refillDefinition = defineForm({
  id: "refill",
  templateId: () => process.env.GATSBY_EMAILJS_REFILL_TEMPLATE_ID,
  extraParams: ({ patientName = "" }) => ({ from_name: patientName }),
  groups: {
    prescriptions: [
      {
        name: "rxNumbers",
        type: "text",
        several: true,
      },
    ],
    patient: [
      {
        name: "patientName",
        type: "text",
        autoComplete: "name",
        autoCapitalize: "words",
        paperWidth: "four",
      },
      {
        name: "dateOfBirth",
        type: "date",
        expects: "birthDate",
        autoComplete: "bday",
        columns: 3,
        paperWidth: "two",
      },
      {
        name: "phone",
        type: "tel",
        expects: "phone",
        autoComplete: "tel",
        columns: 3,
        paperWidth: "two",
      },
    ],
    pickup: [
      // A pharmacy that does not deliver has no words for it.
      {
        name: "way",
        type: "choice",
        options: ["pickup", "delivery"],
        mayBeAbsent: true,
        optional: true,
      },
      { name: "day", type: "select", optional: true },
      { name: "note", type: "lines", optional: true, enterKeyHint: "enter" },
    ],
  },
});
