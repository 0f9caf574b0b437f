/** Answers have `translate="no"`, because translators send texts to another company. */
import { named } from "../../src/forms/core/question";
import { answerWith } from "../support/forms/mail-service";
import { fireEvent, screen, within } from "@testing-library/react";
import { fillIn } from "../support/forms/fill-in";
import { sampleTransfer } from "../support/forms/sample-answers";
import { transferCopy } from "../support/forms/copy";
import { showTransfer, transferInput as input } from "../support/forms/show-forms";

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** Returns answers below an element that a translator may read. */
function answersToTranslate(element: Element) {
  const lines = Object.values({ ...sampleTransfer, dateOfBirth: "02/03/1950" }).flatMap((answer) =>
    answer.split("\n"),
  );
  const found = lines.filter((line) => element.textContent.includes(line));
  expect(found).toEqual(lines);
  const readable = element.cloneNode(true) as Element;
  for (const hidden of readable.querySelectorAll("[translate=no]")) hidden.remove();
  return lines.filter((line) => readable.textContent.includes(line));
}

const paper = () => {
  const sheet = document.querySelector("[data-paper]");
  if (!sheet) throw new Error("There is no paper form.");
  return sheet;
};

beforeEach(() => {
  window.print = jest.fn();
  showTransfer();
  fillIn(sampleTransfer);
});

test("in the review, where all other words may be translated", () => {
  fireEvent.input(input("pcpName"), { target: { value: "" } });
  press(transferCopy.review.open);
  const dialog = screen.getByRole("dialog");
  const answer = within(dialog).getByText(sampleTransfer.insuranceId);
  expect(answer.closest("[translate=no]")).not.toBeNull();
  const missing = named(transferCopy.questions, "pcpName")?.missing ?? "";
  expect(within(dialog).getByText(missing).closest("[translate=no]")).toBeNull();
  fireEvent.input(input("pcpName"), { target: { value: sampleTransfer.pcpName } });
  press(transferCopy.review.open);
  expect(answersToTranslate(screen.getByRole("dialog"))).toEqual([]);
});

test("on paper", async () => {
  answerWith(429);
  press(transferCopy.submit);
  fireEvent.click(await screen.findByRole("button", { name: transferCopy.printForFax }));
  expect(answersToTranslate(paper())).toEqual([]);
});

test("in the text to copy by hand after a failure", async () => {
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  answerWith(412);
  press(transferCopy.submit);
  const panel = await screen.findByRole("group", { name: transferCopy.failed.heading });
  press(transferCopy.failed.copy);
  expect(await screen.findByText(transferCopy.failed.copyByHand)).toBeVisible();
  expect(answersToTranslate(panel)).toEqual([]);
});
