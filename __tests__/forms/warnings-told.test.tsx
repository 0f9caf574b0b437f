/** An answer in doubt is shown at the press that has not been told of it. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { fillIn as fillWords } from "../../src/lib/fill-in";
import { contactCopy as copy, contactQuestion } from "../support/forms/copy";
import { errorsIn } from "../support/forms/errors";
import { control, fillIn } from "../support/forms/fill-in";
import { sampleMessage as sample } from "../support/forms/sample-answers";
import { showContact as show } from "../support/forms/show-forms";

const send = () => fireEvent.click(screen.getByRole("button", { name: copy.submit }));
const summary = () => document.querySelector<HTMLElement>("[data-error-summary]");
const phone = () => control("phone");
const wrong = { ...sample, phone: "555-0100" };
const { phoneLength, count, again } = copy.warnings;
const { label } = contactQuestion("phone");

/** Each sends the form as it is: nothing else has happened since the answer was typed. */
const presses: Readonly<Record<string, () => unknown>> = {
  "a press on the button": send,
  Enter: () => fireEvent.submit(screen.getByRole("form")),
};

test.each(Object.entries(presses))(
  "it is shown by %s, which sends nothing; the same once more sends it",
  async (_, pressOnce) => {
    answerWith(200);
    show();
    fillIn(wrong);
    pressOnce();
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAccessibleName(count.one);
    expect(summary()).toHaveTextContent(phoneLength);
    expect(summary()).toHaveTextContent(fillWords(again, { submit: copy.submit }));
    expect(phone()).toHaveAccessibleDescription(phoneLength);
    expect(phone()).toBeValid();
    expect(sentParams()).toEqual([]);
    pressOnce();
    expect(await screen.findByText(copy.success)).toBeVisible();
    expect(sentParams()[0]).toMatchObject({ phone: wrong.phone });
  },
);

test("it is sent by Enter in the list, where the first press has taken the focus", async () => {
  answerWith(200);
  show();
  fillIn(wrong);
  send();
  fireEvent.keyDown(summary() as HTMLElement, { key: "Enter", repeat: true });
  expect(sentParams()).toEqual([]);
  fireEvent.keyDown(summary() as HTMLElement, { key: "Enter" });
  expect(await screen.findByText(copy.success)).toBeVisible();
});

test("it is not sent by the second click of a double click", () => {
  show();
  fillIn(wrong);
  const button = screen.getByRole("button", { name: copy.submit });
  for (const detail of [1, 2]) fireEvent.click(button, { detail });
  expect(sentParams()).toEqual([]);
  expect(summary()).toHaveFocus();
});

test("it stops no press if it was shown beside the field, unless the answer gets a new one", async () => {
  answerWith(200);
  show();
  fillIn(wrong);
  fireEvent.blur(phone());
  expect(phone()).toHaveAccessibleDescription(phoneLength);
  expect(screen.getByText(`${label}: ${phoneLength}`).closest("[aria-live]")).not.toBeNull();
  fireEvent.input(phone(), { target: { value: sample["phone"] } });
  fireEvent.blur(phone());
  // Nothing is said of an answer that somebody is typing.
  phone().focus();
  fireEvent.input(phone(), { target: { value: "555" } });
  send();
  expect(sentParams()).toEqual([]);
  fireEvent.input(phone(), { target: { value: "5550" } });
  send();
  expect(await screen.findByText(copy.success)).toBeVisible();
});

describe("a warning that came with what is wrong elsewhere", () => {
  beforeEach(async () => {
    answerWith(200);
    show();
    fillIn({ phone: wrong.phone });
    // As browsers do it: the press takes the focus out of the field, and its click follows.
    fireEvent.pointerDown(screen.getByRole("button", { name: copy.submit }));
    fireEvent.blur(phone());
    expect(phone()).not.toHaveAccessibleDescription(phoneLength);
    send();
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(phoneLength));
  });

  test("it is listed with it, and stops the next press, because nobody looked there", async () => {
    expect(errorsIn(copy).length).toBeGreaterThan(0);
    expect(summary()).toHaveTextContent(phoneLength);
    fillIn(wrong);
    send();
    expect(summary()).toHaveAccessibleName(count.one);
    expect(summary()).toHaveFocus();
    expect(sentParams()).toEqual([]);
    send();
    expect(await screen.findByText(copy.success)).toBeVisible();
  });

  test("it stops no press after the patient was at its field", async () => {
    fireEvent.focus(phone());
    fillIn(wrong);
    send();
    expect(await screen.findByText(copy.success)).toBeVisible();
  });
});
