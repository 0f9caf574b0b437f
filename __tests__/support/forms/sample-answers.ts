/** Invented answers, each of them unique. */
export const sampleTransfer = {
  patientName: "Test Patient",
  dateOfBirth: "1950-02-03",
  phone: "(507) 555-0191",
  email: "test.patient@example.com",
  address: "1 Sample Street, Apt 2",
  city: "Sampleville",
  state: "WI",
  zip: "55099",
  currentPharmacy: "Sample Drug Store",
  pharmacyPhone: "(507) 555-0192",
  pharmacyAddress: "3 Example Avenue",
  prescriptions: "Sample tablets 10 mg, Rx 0000123\nSample drops\nSample cream",
  insuranceProvider: "Sample Health Plan",
  insuranceId: "SAMPLE12345",
  groupNumber: "SAMPLE9",
  pcpName: "Dr. Example",
  pcpPhone: "(507) 555-0193",
};

export const sampleRefill = {
  rxNumbers: "Rx 0000124",
  patientName: "Test Patient",
  dateOfBirth: "1950-02-03",
  phone: "(507) 555-0191",
  way: "delivery",
  address: "1 Sample Street, Apt 2",
  note: "Please use sample caps.\nThank you.",
};

export const sampleMessage = {
  name: "Test Person",
  email: "test.person@example.com",
  phone: "(507) 555-0194",
  message: "Do you have sample crutches?\nThank you.",
};
