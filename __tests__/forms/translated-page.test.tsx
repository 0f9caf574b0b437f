/** A patient reads the page in another language: the browser has changed its elements by itself. */
import { answerLater, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ErrorBoundary } from "../../src/islands/fallback/error-boundary";
import { IslandFallback } from "../../src/islands/fallback/island-fallback";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { fallback } from "../support/components/fallback-words";
import { renderWithFacts } from "../support/components/render-with-facts";
import { answers, fillIn } from "../support/forms/fill-in";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { translatePage } from "../support/forms/translate-page";
import {
  contactContent,
  contactWords,
  facts,
  pharmacy,
  transferContent,
  transferQuestion,
  transferWords,
} from "../support/forms/words";

const transfer = {
  form: <TransferRequest words={transferContent} pharmacy={pharmacy} />,
  sample: sampleTransfer,
  words: transferWords,
};
const contact = {
  form: <ContactForm words={contactContent} pharmacy={pharmacy} />,
  sample: sampleMessage,
  words: contactWords,
};

describe.each([
  ["transfer", transfer],
  ["contact", contact],
])("the %s form", (_, { form, sample, words }) => {
  async function sendTranslated(status: number) {
    const answerNow = answerLater();
    renderWithFacts(
      <ErrorBoundary fallback={() => <IslandFallback {...fallback} />}>{form}</ErrorBoundary>,
      { facts },
    );
    fillIn(sample);
    translatePage();
    fireEvent.click(screen.getByRole("button", { name: words.submit }));
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    translatePage();
    act(() => answerNow(status));
  }

  test("keeps every answer when sending fails", async () => {
    await sendTranslated(500);
    expect(await screen.findByText(words.failure)).toBeVisible();
    expect(answers()).toEqual(sample);
    expect(screen.getByRole("button", { name: words.submit })).toBeEnabled();
  });

  test("says that it was sent", async () => {
    await sendTranslated(200);
    expect(await screen.findByText(words.success)).toBeVisible();
    expect(screen.getByRole("group", { name: words.sent.heading })).toBeVisible();
  });
});

test("what is wrong with an answer stays up to date", () => {
  renderWithFacts(transfer.form, { facts });
  fillIn(sampleTransfer);
  const email = screen.getByLabelText(transferQuestion("email").label);
  fireEvent.input(email, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: transferWords.submit }));
  const list = screen.getByRole("group", { name: transferWords.errors.heading });
  expect(within(list).getByRole("listitem")).toHaveTextContent(
    transferQuestion("email").missing ?? "",
  );
  translatePage();
  fireEvent.input(email, { target: { value: "nobody" } });
  expect(within(list).getByRole("listitem")).toHaveTextContent(transferWords.errors.wrongEmail);
});
