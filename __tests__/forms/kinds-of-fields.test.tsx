/** Fields to choose from, and fields with several answers, in a form that has only these. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { defineForm } from "../../src/forms/core/form-definition";
import { RequestForm } from "../../src/forms/request/request-form";
import { renderWithFacts } from "../support/components/render-with-facts";
import { facts, hours, pharmacy, transferContent, transferCopy } from "../support/forms/copy";
import { errorsIn } from "../support/forms/errors";

const definition = defineForm({
  id: "pickup",
  templateId: () => "pickup",
  groups: {
    pickup: [
      { name: "numbers", type: "text", several: true, inputMode: "numeric" },
      { name: "way", type: "choice", options: ["counter", "delivery"] },
      { name: "day", type: "select" },
    ],
  },
});

const WAYS = ["At the counter", "By delivery"];
const WAYS_IN_ENGLISH = [
  { name: "counter", label: WAYS[0] ?? "" },
  { name: "delivery", label: WAYS[1] ?? "" },
];

/** What GraphQL returns for words that a question does not have. */
const NO_WORDS = { hint: null, placeholder: null, another: null, options: null };

const copy = {
  ...transferContent,
  groups: [{ name: "pickup", heading: "What and when", intro: null }],
  shortcuts: null,
  samples: null,
  questions: [
    {
      ...NO_WORDS,
      name: "numbers",
      label: "Number",
      missing: "Write a number.",
      another: "Add another number",
    },
    { ...NO_WORDS, name: "way", label: "How", missing: "Choose one.", options: WAYS_IN_ENGLISH },
    {
      ...NO_WORDS,
      name: "day",
      label: "Day",
      missing: "Choose a day.",
      options: [{ name: "2026-11-27", label: "Friday, November 27" }],
    },
  ],
};

const numbers = () => screen.getAllByRole("textbox").map((box) => (box as HTMLInputElement).value);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  answerWith(200);
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  renderWithFacts(
    <RequestForm definition={definition} copy={copy} pharmacy={pharmacy} hours={hours} />,
    { facts },
  );
});

async function answer() {
  await userEvent.type(screen.getByLabelText("Number"), "7412345");
  await userEvent.click(screen.getByRole("radio", { name: WAYS[1] }));
  await userEvent.selectOptions(screen.getByLabelText("Day"), "2026-11-27");
}

test("each has a message if its answer is missing, which goes when it is given", async () => {
  press(transferCopy.submit);
  expect(errorsIn(transferCopy).map(({ textContent }) => textContent)).toEqual([
    "Number: Write a number.",
    "How: Choose one.",
    "Day: Choose a day.",
  ]);
  expect(screen.getByRole("group", { name: "How" })).toHaveAccessibleDescription("Choose one.");
  await answer();
  await userEvent.tab();
  expect(document.querySelector("[data-error-summary]")).toBeNull();
});

test("a chosen answer is read, printed and sent in words", async () => {
  await answer();
  press(transferCopy.review.open);
  const dialog = screen.getByRole("dialog");
  expect(dialog).toHaveTextContent(WAYS[1] ?? "");
  expect(dialog).toHaveTextContent("Friday, November 27");
  fireEvent(window, new Event("beforeprint"));
  expect(document.querySelector("[data-paper]")).toHaveTextContent(WAYS[1] ?? "");
  fireEvent.click(within(dialog).getByRole("button", { name: transferCopy.submit }));
  expect(await screen.findByText(transferCopy.success)).toBeVisible();
  expect(sentParams()[0]).toMatchObject({
    numbers: "7412345",
    way: "By delivery",
    day: "Friday, November 27",
  });
  expect(screen.getByRole("radio", { name: WAYS[1] })).not.toBeChecked();
});

test("another number gets a box of its own, which has the focus, and nothing is lost", async () => {
  await answer();
  await userEvent.click(screen.getByRole("button", { name: "Add another number" }));
  expect(screen.getByRole("textbox", { name: "Number 2" })).toHaveFocus();
  await userEvent.keyboard("7412399");
  expect(numbers()).toEqual(["7412345", "7412399"]);
  press(transferCopy.submit);
  await screen.findByText(transferCopy.success);
  expect(sentParams()[0]).toMatchObject({ numbers: "7412345\n7412399" });
  expect(numbers()).toEqual([""]);
});

test("a pasted list is split, and what stood behind it stays", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Add another number" }));
  await userEvent.keyboard("7412399");
  await userEvent.click(screen.getByLabelText("Number"));
  await userEvent.paste("7412345, 7412346\n7412347");
  expect(numbers()).toEqual(["7412345", "7412346", "7412347", "7412399"]);
});

test("one pasted number stays as it is", async () => {
  await userEvent.click(screen.getByLabelText("Number"));
  await userEvent.paste("7412345");
  expect(numbers()).toEqual(["7412345"]);
});

test("clearing the form takes the added boxes away", async () => {
  await userEvent.click(screen.getByRole("button", { name: "Add another number" }));
  act(() => screen.getByRole<HTMLFormElement>("form").reset());
  expect(numbers()).toHaveLength(1);
});
