/** Two forms on one page. */
import { answerLater, answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { hydrateIslands } from "../../src/islands/hydration/hydrate-island";
import { ISLAND } from "../../src/lib/island-protocol";
import { fillForm } from "../support/forms/fill-form";
import { contactCopy, transferCopy } from "../support/forms/copy";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { printedContact, printedTransfer } from "../support/components/printed-islands";
import { isAskedFirst } from "../support/forms/is-asked-first";

const island = (name: string) => document.querySelector(`[${ISLAND}=${name}]`) as HTMLElement;
const formIn = (name: string) => island(name).querySelector("form") as HTMLFormElement;
const hydrateAll = () =>
  act(() =>
    hydrateIslands({
      transfer: () => Promise.resolve(TransferRequest),
      contact: () => Promise.resolve(ContactForm),
    }),
  );

beforeEach(() => {
  document.body.innerHTML = printedTransfer() + printedContact();
});

test("what came of one form is announced to who types in the other, whose answers, focus and message stay", async () => {
  await hydrateAll();
  const [transfer, contact] = [formIn("transfer"), formIn("contact")];
  const city = transfer.elements.namedItem("city") as HTMLInputElement;
  answerWith(400);
  act(() => fillForm([transfer], sampleTransfer));
  fireEvent.submit(transfer);
  expect(await screen.findByText(transferCopy.failure)).toBeVisible();

  const answerNow = answerLater();
  act(() => fillForm([contact], sampleMessage));
  fireEvent.submit(contact);
  await waitFor(() => expect(sentParams()).toHaveLength(2));
  city.focus();
  act(() => answerNow(200));
  expect(await screen.findByText(contactCopy.sent.heading)).toBeVisible();
  expect(city).toHaveFocus();
  const messages = [transferCopy.failure, contactCopy.success].map((text) =>
    screen.getByText(text),
  );
  for (const message of messages) expect(message.closest("[aria-live]")).not.toBeNull();
  // One below the other, in one corner.
  expect(new Set(messages.map((message) => message.closest("[data-toasts]"))).size).toBe(1);
  expect(isAskedFirst()).toBe(true);
  act(() => transfer.reset());
  expect(isAskedFirst()).toBe(false);
});
