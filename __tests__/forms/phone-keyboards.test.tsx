/** Attributes for on-screen keyboards and autofill, and the Enter key. */
import { fireEvent, screen } from "@testing-library/react";
import { controls, fillIn } from "../support/forms/fill-in";
import { showContact, showTransfer } from "../support/forms/show-forms";
import { sampleTransfer } from "../support/forms/sample-answers";

/** The attributes that phones read. */
const keyboards = () =>
  controls().map((control) => [
    control.name,
    control.type,
    control.getAttribute("inputmode") ?? "",
    control.getAttribute("autocomplete") ?? "",
    control.getAttribute("autocapitalize") ?? "",
    control.getAttribute("enterkeyhint") ?? "",
  ]);

test("of the transfer form", () => {
  showTransfer();
  // No autofill for numbers that are not the patient's.
  expect(keyboards()).toEqual([
    ["patientName", "text", "", "name", "words", "next"],
    ["dateOfBirth", "date", "", "bday", "", "next"],
    ["phone", "tel", "", "tel", "", "next"],
    ["email", "email", "", "email", "", "next"],
    ["address", "text", "", "address-line1", "words", "next"],
    ["city", "text", "", "address-level2", "words", "next"],
    ["state", "text", "", "address-level1", "characters", "next"],
    ["zip", "text", "numeric", "postal-code", "", "next"],
    ["currentPharmacy", "text", "", "off", "words", "next"],
    ["pharmacyPhone", "tel", "", "off", "", "next"],
    ["pharmacyAddress", "text", "", "off", "words", "next"],
    ["prescriptions", "textarea", "", "off", "", "enter"],
    ["insuranceProvider", "text", "", "off", "words", "next"],
    ["insuranceId", "text", "", "off", "characters", "next"],
    ["groupNumber", "text", "", "off", "characters", "next"],
    ["pcpName", "text", "", "off", "words", "next"],
    ["pcpPhone", "tel", "", "off", "", "send"],
  ]);
});

test("of the contact form", () => {
  showContact();
  expect(keyboards()).toEqual([
    ["name", "text", "", "name", "words", "next"],
    ["email", "email", "", "email", "", "next"],
    ["phone", "tel", "", "tel", "", "next"],
    ["message", "textarea", "", "off", "", "enter"],
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

  test("on a screen's keyboard goes to the next field while answers are missing", () => {
    pointAt("coarse");
    expect(pressEnter("City")).toBe(false);
    expect(screen.getByLabelText("State")).toHaveFocus();
  });

  test.each(["Prescriptions to transfer", "Doctor's phone"])(
    "in %s does what it does everywhere",
    (label) => {
      pointAt("coarse");
      expect(pressEnter(label)).toBe(true);
    },
  );

  test("sends a form with every answer", () => {
    pointAt("coarse");
    fillIn(sampleTransfer);
    expect(pressEnter("City")).toBe(true);
  });

  test("on a keyboard of keys submits", () => {
    pointAt("fine");
    expect(pressEnter("City")).toBe(true);
  });
});
