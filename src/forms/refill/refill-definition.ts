import { defineForm } from "../core/form-definition";
import { patientFields } from "../request/patient-fields";

/** Names of the fields that only a pharmacy that delivers asks. */
export const DELIVERY_FIELDS: readonly string[] = ["way", "address", "deliveryDay"];

export const refillDefinition = defineForm({
  id: "refill",
  extraParams: ({ patientName = "" }) => ({ from_name: patientName }),
  groups: {
    prescriptions: [{ name: "rxNumbers", type: "prescriptions", enterKeyHint: "enter" }],
    patient: patientFields,
    pickup: [
      { name: "way", type: "choice", options: ["pickup", "delivery"], optional: true },
      {
        name: "address",
        type: "address",
        askedIf: { field: "way", answers: ["delivery"] },
        autoComplete: "street-address",
        autoCapitalize: "words",
      },
      {
        name: "day",
        type: "day",
        optional: true,
        askedIf: { field: "way", answers: ["", "pickup"] },
      },
      {
        name: "deliveryDay",
        type: "day",
        optional: true,
        askedIf: { field: "way", answers: ["delivery"] },
      },
      { name: "note", type: "lines", optional: true, enterKeyHint: "enter" },
    ],
  },
});
