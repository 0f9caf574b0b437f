/**
 * A form of three fields, made by the recipe of CONTRIBUTING.md (an entry, its fields, its words, its place
 * on a page), on a page that has another one. Its fields are of the kinds that the site's own forms lack.
 */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { parse } from "yaml";
import { layOverWords } from "../../src/content/languages/site-content";
import { schemasOf } from "../../src/content/schema/forms";
import { defineForm } from "../../src/forms/core/form-definition";
import type { ListedForm } from "../../src/forms/forms";
import { RequestForm } from "../../src/forms/request/request-form";
import type { RequestCopy } from "../../src/forms/request/request-copy";
import { ContactForm } from "../../src/forms/contact/contact-form";
import { errorsIn } from "../support/forms/errors";
import { errorPage } from "../support/components/fallback-copy";
import { renderWithFacts } from "../support/components/render-with-facts";
import {
  contactContent,
  facts,
  hours,
  onPages,
  pharmacy,
  sampleIn,
  transferCopy,
} from "../support/forms/copy";

/* The entry, with its fields. */
const pickup: ListedForm = {
  kind: "request",
  isOptional: true,
  definition: defineForm({
    id: "pickup",
    templateId: () => "pickup",
    groups: {
      pickup: [
        { name: "numbers", type: "text", several: true, inputMode: "numeric" },
        { name: "way", type: "choice", options: ["counter", "delivery"] },
      ],
    },
  }),
};

/* Its words. */
const WORDS = `
heading: "Have it ready"
intro: "Tell us what you come for."
notice:
  heading: "Privacy"
  promise: "We use your answers for this alone."
  text: "Your answers go to {name} by email."
  choice: "Rather call? {phone}"
  privacy:
    label: "How we protect your answers"
    path: "/privacy/"
groups:
  pickup:
    heading: "What and when"
questions:
  numbers:
    label: "Number"
    missing: "Write a number."
    another: "Add another number"
  way:
    label: "How"
    missing: "Choose one."
    options:
      counter:
        label: "At the counter"
      delivery:
        label: "By delivery"
submit: "Have it ready"
success: "It is on its way to us."
failure: "It was not sent."
sent:
  heading: "We have it"
  text: "We call you."
  next:
    - "We fill it."
paper:
  title: "Pickup"
  receiptTitle: "Pickup: your copy"
  instructions: "Bring this page in."
  consent: "I come for this."
failed:
  tryAgain: "Once more"
`;

const { file, pages } = schemasOf("pickup", pickup);
const words = file.parse(parse(WORDS));
const copy = onPages(
  pages,
  layOverWords(sampleIn(undefined, "forms/every-form.yaml"), words),
) as RequestCopy;

const SUBMIT = "Have it ready";
const SUCCESS = "It is on its way to us.";

/* Its place on a page. */
const page = (
  <>
    <RequestForm
      definition={pickup.definition}
      copy={copy}
      pharmacy={pharmacy}
      errorPage={errorPage}
      hours={hours}
    />
    <ContactForm copy={contactContent} pharmacy={pharmacy} errorPage={errorPage} />
  </>
);

const form = () => screen.getByRole<HTMLFormElement>("form", { name: SUBMIT });
const numbers = () =>
  within(form())
    .getAllByRole("textbox")
    .map((box) => (box as HTMLInputElement).value);
const press = (name: string) => fireEvent.click(within(form()).getByRole("button", { name }));

beforeEach(() => {
  answerWith(200);
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  renderWithFacts(page, { facts });
});

async function answer() {
  await userEvent.type(screen.getByLabelText("Number"), "7412345");
  await userEvent.click(screen.getByRole("radio", { name: "By delivery" }));
}

test("each has a message if its answer is missing, which goes when it is given", async () => {
  press(SUBMIT);
  expect(errorsIn(transferCopy).map(({ textContent }) => textContent)).toEqual([
    "Number: Write a number.",
    "How: Choose one.",
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
  expect(dialog).toHaveTextContent("By delivery");
  fireEvent(window, new Event("beforeprint"));
  expect(document.querySelector("[data-paper]")).toHaveTextContent("By delivery");
  fireEvent.click(within(dialog).getByRole("button", { name: SUBMIT }));
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(sentParams()[0]).toMatchObject({
    numbers: "7412345",
    way: "By delivery",
  });
  expect(screen.getByRole("radio", { name: "By delivery" })).not.toBeChecked();
});

test("another number gets a box of its own, which has the focus, and nothing is lost", async () => {
  await answer();
  await userEvent.click(screen.getByRole("button", { name: "Add another number" }));
  expect(screen.getByRole("textbox", { name: "Number 2" })).toHaveFocus();
  await userEvent.keyboard("7412399");
  expect(numbers()).toEqual(["7412345", "7412399"]);
  press(SUBMIT);
  await screen.findByText(SUCCESS);
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
  act(() => form().reset());
  expect(numbers()).toHaveLength(1);
});

test("says its own words, those of every form, and its own in their place", async () => {
  answerWith(429);
  await answer();
  press(SUBMIT);
  const panel = await screen.findByRole("group", { name: transferCopy.failed.heading });
  expect(panel).toHaveTextContent(transferCopy.failed.reasons.busy);
  expect(within(panel).getByRole("button", { name: "Once more" })).toBeVisible();
});

test("sends alone: the other form of the page keeps its answers, and has no message", async () => {
  const message = screen.getByLabelText("Message");
  await userEvent.type(message, "Do you have sample crutches?");
  await answer();
  press(SUBMIT);
  expect(await screen.findByText(SUCCESS)).toBeVisible();
  expect(sentParams()).toHaveLength(1);
  expect(message).toHaveValue("Do you have sample crutches?");
  expect(screen.queryByText(contactContent.sent.heading as string)).toBeNull();
});

test("a word of the form that is missing is named by the check, and one of every form is not needed", () => {
  const withoutHeading = { ...(parse(WORDS) as object), heading: undefined };
  expect(file.safeParse(withoutHeading).error?.issues.map(({ path }) => path)).toEqual([
    ["heading"],
  ]);
});
