/** Two forms on one page. */
import { answerLater, answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { hydrateIslands } from "../../src/islands/hydration/hydrate-island";
import { ISLAND } from "../../src/lib/island-protocol";
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

// Islands stay alive when a test replaces the page, and would ask for what is filled in.
afterEach(() => {
  for (const form of document.querySelectorAll("form")) act(() => form.reset());
});

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
  const messages = [transferCopy.failure, contactCopy.success].map((text) =>
    screen.getByText(text),
  );
  // One below the other, in one corner.
  expect(new Set(messages.map((message) => message.closest("[data-toasts]"))).size).toBe(1);
});

describe("while the other form holds answers", () => {
  const one = () => forms(contactCopy.heading)[0] as HTMLFormElement;
  const other = () => forms(transferCopy.heading)[0] as HTMLFormElement;
  const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  const city = () => other().elements.namedItem("city") as HTMLInputElement;

  beforeEach(() => {
    document.body.innerHTML = printedTransfer() + printedContact();
    act(hydrateTransfer);
    act(hydrateContact);
    fillIn(one(), sampleMessage);
    fillIn(other(), sampleTransfer);
  });

  test.each([
    ["sent", 200, () => fireEvent.submit(one())],
    ["cleared", 200, () => act(() => one().reset())],
  ])("a form that was %s leaves the page asking before it is left", async (_, status, empty) => {
    answerWith(status);
    empty();
    await waitFor(() => expect(one().elements.namedItem("message")).toHaveValue(""));
    expect(isAskedFirst()).toBe(true);
    act(() => other().reset());
    expect(isAskedFirst()).toBe(false);
  });

  test.each([
    ["sent", 200, contactCopy.success, contactCopy.sent.heading],
    ["not sent", 429, contactCopy.failure, contactCopy.failed.heading],
  ])(
    "that one was %s is announced to who types there, and takes no focus",
    async (_, status, announced, heading) => {
      const answerNow = answerLater();
      fireEvent.submit(one());
      await waitFor(() => expect(sentParams()).toHaveLength(1));
      city().focus();
      act(() => answerNow(status));
      expect(await screen.findByText(heading)).toBeVisible();
      expect((await screen.findByText(announced)).closest("[aria-live]")).not.toBeNull();
      expect(city()).toHaveFocus();
    },
  );
});

test("an island that is taken away before the scripts come takes no other with it", async () => {
  document.body.innerHTML = printedTransfer() + printedContact();
  document.querySelector(`[${ISLAND}=transfer]`)?.remove();
  await act(() =>
    hydrateIslands({
      transfer: () => Promise.resolve(TransferRequest),
      contact: () => Promise.resolve(ContactForm),
    }),
  );
  answerWith(200);
  const [contact] = forms(contactCopy.heading);
  fillIn(contact, sampleMessage);
  fireEvent.submit(contact as HTMLFormElement);
  expect(await screen.findByText(contactCopy.sent.heading)).toBeVisible();
});
