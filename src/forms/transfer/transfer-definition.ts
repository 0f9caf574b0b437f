/** The 17 fields of the transfer request. Form, mail, summary, review, receipt and paper form follow their order. */
import { defineForm } from "../core/form-definition";
import { patientFields } from "../request/patient-fields";

export const transferDefinition = defineForm({
  id: "transfer",
  hasBlankPaper: true,
  extraParams: ({ patientName = "" }) => ({ from_name: patientName }),
  groups: {
    patient: [
      ...patientFields,
      { name: "email", type: "email", autoComplete: "email", paperWidth: "four" },
      { name: "address", type: "address", autoComplete: "street-address", autoCapitalize: "words" },
      {
        name: "city",
        type: "text",
        autoComplete: "address-level2",
        autoCapitalize: "words",
        columns: 2,
        paperWidth: "two",
      },
      {
        name: "state",
        type: "text",
        autoComplete: "address-level1",
        autoCapitalize: "characters",
        columns: 2,
        narrow: true,
        paperWidth: "two",
      },
      {
        name: "zip",
        type: "zip",
        autoComplete: "postal-code",
        columns: 2,
        narrow: true,
        paperWidth: "two",
      },
    ],
    pharmacy: [
      { name: "currentPharmacy", type: "text", autoCapitalize: "words", paperWidth: "four" },
      { name: "pharmacyPhone", type: "phone", paperWidth: "two" },
      { name: "pharmacyAddress", type: "text", autoCapitalize: "words" },
    ],
    medicines: [
      { name: "prescriptions", type: "prescriptions", enterKeyHint: "enter", shortcut: "All" },
    ],
    insurance: [
      {
        name: "insuranceProvider",
        type: "text",
        autoCapitalize: "words",
        shortcut: "None",
        paperWidth: "two",
      },
      {
        name: "insuranceId",
        type: "text",
        autoCapitalize: "characters",
        columns: 3,
        shortcut: "None",
        paperWidth: "two",
      },
      {
        name: "groupNumber",
        type: "text",
        autoCapitalize: "characters",
        columns: 3,
        shortcut: "None",
        paperWidth: "two",
      },
    ],
    doctor: [
      {
        name: "pcpName",
        type: "text",
        autoCapitalize: "words",
        shortcut: "None",
        paperWidth: "four",
      },
      { name: "pcpPhone", type: "phone", enterKeyHint: "send", shortcut: "0", paperWidth: "two" },
    ],
  },
});
