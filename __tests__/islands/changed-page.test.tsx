/** Hydration of a page that a translator or a password manager has changed. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen } from "@testing-library/react";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { answers, control, fillIn } from "../support/forms/fill-in";
import { translatePage } from "../support/forms/translate-page";
import { contactCopy, pharmacy, transferCopy } from "../support/forms/copy";
import { countText } from "../../src/forms/core/form-copy";
import { QUEUED } from "../../src/lib/island-protocol";
import {
  hydrateContact,
  hydrateTransfer,
  printedContact,
  printedTransfer,
} from "../support/components/printed-islands";
import { isAskedFirst } from "../support/forms/is-asked-first";

const form = () => screen.getByRole<HTMLFormElement>("form");
const printButton = () => screen.getByRole("button", { name: transferCopy.paper.print });

/** Adds an element after each field, as password managers do. */
function addButtonsToFields() {
  for (const input of document.querySelectorAll("input"))
    input.after(document.createElement("div"));
}

beforeEach(() => {
  answerWith(200);
  window.print = jest.fn();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("after a translator and a password manager", () => {
  const change = () => {
    translatePage();
    addButtonsToFields();
  };

  test("words typed early stay, with the focus and the cursor, and are asked about", () => {
    document.body.innerHTML = printedTransfer();
    const printed = form();
    fillIn(sampleTransfer);
    control("city").focus();
    control("city").setSelectionRange(2, 4);
    change();
    act(hydrateTransfer);

    expect(form()).not.toBe(printed);
    expect(answers()).toEqual(sampleTransfer);
    expect(control("city")).toHaveFocus();
    expect(control("city")).toMatchObject({ selectionStart: 2, selectionEnd: 4 });
    expect(isAskedFirst()).toBe(true);
  });

  test("a button that was pressed early does its work", () => {
    document.body.innerHTML = printedTransfer();
    printButton().focus();
    printButton().setAttribute(QUEUED, "");
    change();
    act(hydrateTransfer);
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(printButton()).toHaveFocus();
  });

  test("a message that was sent early is sent once, with the box that was ticked", async () => {
    const choice = "You may call me in English";
    document.body.innerHTML = printedContact({
      language: { name: "Spanish", call: { choice, note: choice } },
    });
    fillIn(sampleMessage);
    screen.getByRole<HTMLInputElement>("checkbox", { name: choice }).checked = true;
    form().setAttribute(QUEUED, "");
    change();
    act(hydrateContact);
    expect(await screen.findByText(contactCopy.sent.heading)).toBeVisible();
    expect(sentParams()).toEqual([
      { ...sampleMessage, to_email: pharmacy.email, form_language: `Spanish: ${choice}` },
    ]);
  });
});

test("an unchanged page keeps its own elements", () => {
  document.body.innerHTML = printedContact();
  const printed = form();
  fillIn(sampleMessage);
  act(hydrateContact);
  expect(form()).toBe(printed);
  expect(answers()).toEqual(sampleMessage);
  expect(console.error).not.toHaveBeenCalled();
});

test("a translated page says anew what changes", () => {
  const { errors, warnings } = transferCopy;
  document.body.innerHTML = printedTransfer();
  act(hydrateTransfer);
  fireEvent.click(screen.getByRole("button", { name: transferCopy.submit }));
  translatePage();
  fireEvent.input(control("phone"), { target: { value: "555" } });
  fireEvent.blur(control("phone"));
  expect(control("phone")).toHaveAccessibleDescription(warnings.phoneLength);
  const summary = document.querySelector("[data-error-summary] summary");
  const fields = Object.keys(sampleTransfer).length;
  expect(summary).toHaveTextContent(countText(errors.count, fields - 1));
});

test("the receipt of a translated page is no form to bring in", async () => {
  const { paper, receipt } = transferCopy;
  document.body.innerHTML = printedTransfer();
  act(hydrateTransfer);
  fillIn(sampleTransfer);
  translatePage();
  fireEvent.click(screen.getByRole("button", { name: transferCopy.submit }));
  fireEvent.click(await screen.findByRole("button", { name: receipt.print }));
  const sheet = document.querySelector("[data-paper=filled]");
  expect(sheet).toHaveTextContent(paper.receiptTitle);
  expect(sheet).toHaveTextContent(paper.sentOnline);
});
