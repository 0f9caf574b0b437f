import { defineForm } from "../core/form-definition";
import { patientFields } from "../request/patient-fields";

/** The refill request. */
export const refillDefinition = defineForm({
  id: "refill",
  templateId: () => process.env.GATSBY_EMAILJS_REFILL_TEMPLATE_ID,
  extraParams: ({ patientName = "" }) => ({ from_name: patientName }),
  groups: {
    prescriptions: [{ name: "rxNumbers", type: "prescriptions", enterKeyHint: "enter" }],
    patient: patientFields,
    pickup: [
      // A pharmacy that does not deliver has no words for it.
      {
        name: "way",
        type: "choice",
        options: ["pickup", "delivery"],
        mayBeAbsent: true,
        optional: true,
      },
      { name: "day", type: "day", optional: true },
      { name: "note", type: "lines", optional: true, enterKeyHint: "enter" },
    ],
  },
});
