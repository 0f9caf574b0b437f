/** Fields about the patient that every request has. */
export const patientFields = [
  {
    name: "patientName",
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
    paperWidth: "four",
  },
  { name: "dateOfBirth", type: "birthDate", autoComplete: "bday", columns: 3, paperWidth: "two" },
  { name: "phone", type: "phone", autoComplete: "tel", columns: 3, paperWidth: "two" },
] as const;
