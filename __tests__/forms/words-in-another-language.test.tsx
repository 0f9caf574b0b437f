/** Forms on a page whose language has none of their words. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen } from "@testing-library/react";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { TransferRequest } from "../../src/forms/transfer/transfer-request";
import { markLanguage } from "../../src/lib/words";
import { errorPage } from "../support/components/fallback-copy";
import { renderWithFacts } from "../support/components/render-with-facts";
import {
  contactContent,
  contactCopy,
  facts,
  hours,
  pharmacy,
  transferContent,
  transferCopy,
} from "../support/forms/copy";
import { fillIn } from "../support/forms/fill-in";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";

/** Marks all words of a form as English. */
const inEnglish = <Copy,>(copy: Copy) =>
  JSON.parse(JSON.stringify(copy), (key, value: unknown) =>
    typeof value === "string" && !["name", "path", "publicURL"].includes(key)
      ? markLanguage(value, "en-US")
      : value,
  ) as Copy;

const MARKS = /[\ufdd0-\ufdd2]/;

const language = { name: "Spanish", original: "English" };

const transfer = (
  <TransferRequest
    copy={inEnglish(transferContent)}
    pharmacy={pharmacy}
    hours={markLanguage(hours, "en-US")}
    language={language}
    errorPage={errorPage}
  />
);
const contact = (
  <ContactForm
    copy={inEnglish(contactContent)}
    pharmacy={pharmacy}
    language={language}
    errorPage={errorPage}
  />
);

const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  Object.assign(navigator, { clipboard: { writeText } });
  // jsdom does not implement `showModal`.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

test.each([
  ["transfer", { form: transfer, copy: transferCopy, sample: sampleTransfer }],
  ["contact", { form: contact, copy: contactCopy, sample: sampleMessage }],
])("the %s form says its words in English, and sends and copies words alone", async (...[, it]) => {
  const { form, copy, sample } = it;
  answerWith(500);
  renderWithFacts(form, { facts });
  expect(screen.getByText(copy.submit)).toHaveAttribute("lang", "en-US");
  press(copy.submit);
  expect(document.querySelector("[data-error-summary]")).toBeInTheDocument();
  fillIn(sample);
  press(copy.submit);
  expect(await screen.findByText(copy.failure)).toHaveAttribute("lang", "en-US");
  expect(document.documentElement.outerHTML).not.toMatch(MARKS);

  press(copy.failed.copy);
  expect(await screen.findByText(copy.failed.copied)).toHaveAttribute("lang", "en-US");
  const [[copied = ""] = []] = writeText.mock.calls.slice(-1);
  expect(copied).toContain(Object.values(sample)[0]);
  expect(copied).not.toMatch(MARKS);
  expect(JSON.stringify(sentParams())).not.toMatch(MARKS);
});

test("the review says its words in English", () => {
  renderWithFacts(transfer, { facts });
  press(transferCopy.review.open);
  expect(screen.getByText(transferCopy.review.heading)).toHaveAttribute("lang", "en-US");
  expect(screen.getByRole("dialog").outerHTML).not.toMatch(MARKS);
});
