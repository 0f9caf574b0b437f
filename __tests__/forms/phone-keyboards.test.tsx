/** Labels and types of fields, attributes for on-screen keyboards and autofill, and the Enter key. */
import { fireEvent, screen } from "@testing-library/react";
import { controls, fillIn } from "../support/forms/fill-in";
import { showContact, showTransfer } from "../support/forms/show-forms";
import { sampleTransfer } from "../support/forms/sample-answers";

/** The label and the attributes that phones read. */
const keyboards = () =>
  controls().map((control) => [
    control.labels?.[0]?.textContent,
    control.name,
    control.type,
    control.getAttribute("inputmode") ?? "",
    control.getAttribute("autocomplete") ?? "",
    control.getAttribute("autocapitalize") ?? "",
    control.getAttribute("enterkeyhint") ?? "",
  ]);

test("of the transfer form", () => {
  showTransfer();
  // No autofill for what is not the patient's.
  expect(keyboards()).toEqual([
    ["Full name", "patientName", "text", "", "section-visitor name", "words", "next"],
    ["Date of birth", "dateOfBirth", "date", "", "section-visitor bday", "", "next"],
    ["Phone number", "phone", "tel", "", "section-visitor tel", "", "next"],
    ["Email", "email", "email", "", "section-visitor email", "", "next"],
    [
      "Street address",
      "address",
      "textarea",
      "",
      "section-visitor street-address",
      "words",
      "next",
    ],
    ["City", "city", "text", "", "section-visitor address-level2", "words", "next"],
    ["State", "state", "text", "", "section-visitor address-level1", "characters", "next"],
    ["ZIP code", "zip", "text", "numeric", "section-visitor postal-code", "", "next"],
    ["Current pharmacy name", "currentPharmacy", "text", "", "off", "words", "next"],
    ["Pharmacy phone", "pharmacyPhone", "tel", "", "off", "", "next"],
    ["Pharmacy address", "pharmacyAddress", "text", "", "off", "words", "next"],
    ["Prescriptions to transfer", "prescriptions", "textarea", "", "off", "", "enter"],
    ["Insurance provider", "insuranceProvider", "text", "", "off", "words", "next"],
    ["Insurance ID", "insuranceId", "text", "", "off", "characters", "next"],
    ["Group number", "groupNumber", "text", "", "off", "characters", "next"],
    ["Doctor's name", "pcpName", "text", "", "off", "words", "next"],
    ["Doctor's phone", "pcpPhone", "tel", "", "off", "", "send"],
  ]);
});

test("of the contact form", () => {
  showContact();
  expect(keyboards()).toEqual([
    ["Name (optional)", "name", "text", "", "section-visitor name", "words", "next"],
    ["Email", "email", "email", "", "section-visitor email", "", "next"],
    ["Phone", "phone", "tel", "", "section-visitor tel", "", "next"],
    ["Message", "message", "textarea", "", "off", "", "enter"],
  ]);
});

describe("Enter", () => {
  /** Returns true if the browser may submit the form. */
  const pressEnter = (label: string) => fireEvent.keyDown(screen.getByLabelText(label), ENTER);
  const ENTER = { key: "Enter" };
  const pointAt = (pointer: "coarse" | "fine") => {
    window.matchMedia = (query) =>
      ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList;
  };

  beforeEach(showTransfer);

  test("goes to the next field where it says so, also in a form with every answer", () => {
    pointAt("coarse");
    fillIn(sampleTransfer);
    expect(pressEnter("City")).toBe(false);
    expect(screen.getByLabelText("State")).toHaveFocus();
    expect(pressEnter("Street address")).toBe(false);
    expect(screen.getByLabelText("City")).toHaveFocus();
  });

  test("on a keyboard of keys submits", () => {
    pointAt("fine");
    expect(pressEnter("City")).toBe(true);
  });
});
