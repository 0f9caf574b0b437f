/** Two forms on one page, and the same form twice. */
import { answerWith } from "../support/forms/mail-service";
import { act, fireEvent, screen } from "@testing-library/react";
import { contactCopy, transferCopy } from "../support/forms/copy";
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
