/** Hydration of a page that a translator or a password manager has changed. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen } from "@testing-library/react";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { translatePage } from "../support/forms/translate-page";
import { contactCopy, pharmacy, transferCopy } from "../support/forms/copy";
import { ISLAND, QUEUED, STATE } from "../../src/lib/island-protocol";
import {
  hydrateContact,
  hydrateTransfer,
  printedContact,
  printedTransfer,
} from "../support/components/printed-islands";
import { transferParams } from "../support/forms/params";

const form = (name: string) => screen.getByRole<HTMLFormElement>("form", { name });
const control = (element: HTMLFormElement, name: string) =>
  element.elements.namedItem(name) as HTMLInputElement;

function fillIn(element: HTMLFormElement, answers: Readonly<Record<string, string>>) {
  for (const [name, answer] of Object.entries(answers)) control(element, name).value = answer;
}

/** Adds an element after each field, as password managers do. */
function addButtonsToFields() {
  for (const input of document.querySelectorAll("input"))
    input.after(document.createElement("div"));
}

let complaints: jest.SpyInstance;

beforeEach(() => {
  answerWith(200);
  window.print = jest.fn();
  complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = printedContact() + printedTransfer();
});

afterEach(() => complaints.mockRestore());

describe("after a translator and a password manager", () => {
  const change = () => {
    translatePage();
    addButtonsToFields();
  };

  test("words typed early stay, with the focus and the cursor, and are asked about", () => {
    const printed = form(transferCopy.heading);
    fillIn(printed, sampleTransfer);
    control(printed, "city").focus();
    control(printed, "city").setSelectionRange(2, 4);
    change();
    act(hydrateTransfer);

    const drawn = form(transferCopy.heading);
    expect(drawn).not.toBe(printed);
    expect(Object.fromEntries(new FormData(drawn))).toEqual(sampleTransfer);
    const city = control(drawn, "city");
    expect(city).toHaveFocus();
    expect([city.selectionStart, city.selectionEnd]).toEqual([2, 4]);
    expect(fireEvent(window, new Event("beforeunload", { cancelable: true }))).toBe(false);
  });

  test("a message that was sent early is sent once", async () => {
    const printed = form(contactCopy.heading);
    fillIn(printed, sampleMessage);
    printed.setAttribute(QUEUED, "");
    change();
    act(hydrateContact);
    expect(await screen.findByText(contactCopy.sent.heading)).toBeVisible();
    expect(sentParams()).toEqual([{ ...sampleMessage, to_email: pharmacy.email }]);
  });

  test("a button that was pressed early does its work", () => {
    const print = () => screen.getByRole("button", { name: transferCopy.paper.print });
    print().focus();
    print().setAttribute(QUEUED, "");
    change();
    act(hydrateTransfer);
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(print()).toHaveFocus();
  });
});

test("a box that was ticked early stays ticked", () => {
  const callChoice = "You may call me in English";
  document.body.innerHTML = printedContact({
    language: { name: "Spanish", call: { choice: callChoice, note: callChoice } },
  });
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: callChoice });
  const printed = box();
  printed.checked = true;
  translatePage();
  act(hydrateContact);
  expect(box()).not.toBe(printed);
  expect(box()).toBeChecked();
});

test("what is typed until the very moment of the change stays as well", () => {
  fillIn(form(contactCopy.heading), sampleMessage);
  translatePage();
  act(() => {
    hydrateContact();
    const name = control(form(contactCopy.heading), "name");
    name.focus();
    name.value = "Another Person";
  });
  expect(control(form(contactCopy.heading), "name")).toHaveValue("Another Person");
  expect(control(form(contactCopy.heading), "name")).toHaveFocus();
});

test("an unchanged page keeps its own elements", () => {
  const printed = form(contactCopy.heading);
  fillIn(printed, sampleMessage);
  act(hydrateContact);
  expect(form(contactCopy.heading)).toBe(printed);
  expect(Object.fromEntries(new FormData(printed))).toEqual(sampleMessage);
  expect(complaints).not.toHaveBeenCalled();
});

test("what was held is let go if the form has said that nothing was sent", () => {
  fillIn(form(transferCopy.heading), sampleTransfer);
  form(transferCopy.heading).setAttribute(QUEUED, "");
  screen.getByRole("button", { name: transferCopy.paper.print }).setAttribute(QUEUED, "");
  document.querySelector(`[${ISLAND}=transfer]`)?.setAttribute(STATE, "failed");
  act(hydrateTransfer);
  expect(document.querySelector(`[${QUEUED}]`)).toBeNull();
  expect(screen.queryByText(transferCopy.submitting)).toBeNull();
  expect(window.print).not.toHaveBeenCalled();
  expect(Object.fromEntries(new FormData(form(transferCopy.heading)))).toEqual(sampleTransfer);
});

test("a message that was sent early leaves, whatever else was pressed", async () => {
  fillIn(form(transferCopy.heading), sampleTransfer);
  form(transferCopy.heading).setAttribute(QUEUED, "");
  screen.getByRole("button", { name: transferCopy.paper.print }).setAttribute(QUEUED, "");
  act(hydrateTransfer);
  expect(await screen.findByText(transferCopy.sent.heading)).toBeVisible();
  expect(sentParams()).toEqual([transferParams(sampleTransfer, pharmacy.email)]);
  expect(window.print).not.toHaveBeenCalled();
  expect(document.querySelector(`[${QUEUED}]`)).toBeNull();
});
