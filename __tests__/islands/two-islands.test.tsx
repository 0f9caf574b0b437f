/** Two forms on one page, and the same form twice. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { hydrateIslands } from "../../src/islands/hydration/hydrate-islands";
import { QUEUED } from "../../src/lib/island-protocol";
import { contactCopy, contactQuestion, transferCopy } from "../support/forms/copy";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import {
  hydrateContact,
  hydrateTransfer,
  printedContact,
  printedTransfer,
} from "../support/components/printed-islands";

const forms = (name: string) => screen.getAllByRole<HTMLFormElement>("form", { name });

function fillIn(form: HTMLFormElement | undefined, answers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(answers))
    fireEvent.input(form?.elements.namedItem(name) as HTMLInputElement, { target: { value } });
}

test("each form shows its own short message, and takes away no other", async () => {
  document.body.innerHTML = printedTransfer() + printedContact();
  act(hydrateTransfer);
  act(hydrateContact);
  answerWith(500);
  const [transfer] = forms(transferCopy.heading);
  fillIn(transfer, sampleTransfer);
  fireEvent.submit(transfer as HTMLFormElement);
  expect(await screen.findByText(transferCopy.failure)).toBeVisible();

  answerWith(200);
  const [contact] = forms(contactCopy.heading);
  fillIn(contact, sampleMessage);
  fireEvent.submit(contact as HTMLFormElement);
  expect(await screen.findByText(contactCopy.success)).toBeVisible();
  expect(screen.getByText(transferCopy.failure)).toBeVisible();
});

test("the same form twice: each has its own labels and errors, and sends its own answers", async () => {
  answerWith(200);
  document.body.innerHTML = printedContact() + printedContact({ id: "contact-2" });
  const [first, second] = forms(contactCopy.heading) as [HTMLFormElement, HTMLFormElement];
  second.setAttribute(QUEUED, "");
  await act(() => hydrateIslands({ contact: () => Promise.resolve(ContactForm) }));

  expect(within(first).queryByText(contactCopy.errors.count.one)).toBeNull();
  expect(within(second).getAllByText(/./, { selector: "[data-error-summary] a" })).toHaveLength(2);
  const message = contactQuestion("message").label;
  expect(within(second).getByLabelText(message)).not.toBe(within(first).getByLabelText(message));

  fillIn(first, { ...sampleMessage, message: "Another message" });
  fillIn(second, sampleMessage);
  fireEvent.submit(second);
  await screen.findByText(contactCopy.sent.heading);
  expect(sentParams()).toMatchObject([sampleMessage]);
  expect(within(first).getByLabelText(message)).toHaveValue("Another message");
});
