/** Forms that the browser's translator has changed. */
import { answerLater, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderWithFacts } from "../support/components/render-with-facts";
import { errorsIn } from "../support/forms/errors";
import { answers, fillIn } from "../support/forms/fill-in";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { translatePage } from "../support/forms/translate-page";
import { contactCopy, facts, transferQuestion, transferCopy } from "../support/forms/copy";
import {
  contactForm,
  showTransfer,
  transferInput,
  transferRequest,
} from "../support/forms/show-forms";

describe.each([
  ["transfer", { form: transferRequest, sample: sampleTransfer, copy: transferCopy }],
  ["contact", { form: contactForm, sample: sampleMessage, copy: contactCopy }],
])("the %s form", (_, { form, sample, copy }) => {
  async function sendTranslated(status: number) {
    const answerNow = answerLater();
    renderWithFacts(form, { facts });
    fillIn(sample);
    translatePage();
    fireEvent.click(screen.getByRole("button", { name: copy.submit }));
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    translatePage();
    act(() => answerNow(status));
  }

  test("keeps every answer when sending fails", async () => {
    await sendTranslated(500);
    expect(await screen.findByText(copy.failure)).toBeVisible();
    expect(answers()).toEqual(sample);
    expect(screen.getByRole("button", { name: copy.submit })).toBeEnabled();
  });

  test("says that it was sent", async () => {
    await sendTranslated(200);
    expect(await screen.findByText(copy.success)).toBeVisible();
    expect(screen.getByRole("group", { name: copy.sent.heading })).toBeVisible();
  });
});

test("what is wrong with an answer stays up to date", () => {
  showTransfer();
  fillIn(sampleTransfer);
  const email = transferInput("email");
  fireEvent.input(email, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: transferCopy.submit }));
  expect(errorsIn(transferCopy)[0]).toHaveTextContent(transferQuestion("email").missing ?? "");
  translatePage();
  fireEvent.input(email, { target: { value: "nobody" } });
  expect(errorsIn(transferCopy)[0]).toHaveTextContent(transferCopy.errors.wrongEmail);
});
