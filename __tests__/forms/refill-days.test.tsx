/** The day of a refill in a tab that stays open. The sample's pharmacy closes at 7 PM on Friday, November 20, 2026. */
import { answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { renderWithFacts } from "../support/components/render-with-facts";
import { facts, questionIn, refillCopyIn } from "../support/forms/copy";
import { fillIn } from "../support/forms/fill-in";
import { formElement } from "../support/forms/form-cases";
import { sampleRefill } from "../support/forms/sample-answers";
import { translatePage } from "../support/forms/translate-page";

const copy = refillCopyIn();
const { label, placeholder, tooLate } = questionIn(copy, "day");
const FRIDAY = "2026-11-20";
const SATURDAY = "2026-11-21";

const setTime = (time: string) => jest.setSystemTime(Date.parse(`${time}-06:00`));
/** Lets the page notice that time has passed. */
const tick = () => act(() => jest.advanceTimersByTime(10_000));
const select = () =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: `${label} ${copy.optional}` });
const days = () =>
  within(select())
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
const send = () => fireEvent.click(screen.getByRole("button", { name: copy.submit }));
/** Answers of somebody who picks the refill up. */
const sample = { ...sampleRefill, way: "pickup", address: "" };
const choose = (value: string) => fireEvent.input(select(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  setTime("2026-11-20T16:00");
  answerWith(200);
  renderWithFacts(formElement("refill"), { facts });
});

test("the list begins with the day that is still possible", () => {
  expect(days().slice(0, 3)).toEqual([placeholder, "Friday, November 20", "Saturday, November 21"]);
  // A refill takes ten minutes, and is not ready at closing.
  setTime("2026-11-20T18:50");
  tick();
  expect(days()[1]).toBe("Saturday, November 21");
  setTime("2026-11-22T10:00");
  fireEvent(document, new Event("visibilitychange"));
  expect(days()[1]).toBe("Monday, November 23");
});

test("the hours of the chosen day are below it, and are announced", () => {
  choose(FRIDAY);
  // A translator's texts are not the page's own.
  translatePage();
  choose(SATURDAY);
  const hours = screen.getByText("Saturday, November 21: 9AM-2PM");
  expect(hours.closest("[aria-live]")).toHaveTextContent(/^Saturday, November 21: 9AM-2PM$/);
  act(() => select().form?.reset());
  expect(screen.queryByText("Saturday, November 21: 9AM-2PM")).toBeNull();
});

test.each([
  ["while nobody looked", () => undefined],
  ["while the page noticed it", tick],
])("a chosen day that is over %s is not sent, and another one is", async (_, notice) => {
  fillIn(sample);
  choose(FRIDAY);
  setTime("2026-11-20T18:55");
  notice();
  send();
  expect(select()).toHaveFocus();
  expect(select()).toHaveValue(FRIDAY);
  expect(select()).toHaveAccessibleDescription(expect.stringContaining(tooLate ?? "?"));
  expect(sentParams()).toEqual([]);
  choose(SATURDAY);
  send();
  expect(await screen.findByText(copy.success)).toBeVisible();
  expect(sentParams()).toMatchObject([{ day: SATURDAY }]);
  // The same page, for somebody else.
  fireEvent.click(screen.getByRole("button", { name: copy.receipt.done }));
  expect(screen.getByRole("form")).toHaveFocus();
  fillIn(sample);
  choose(SATURDAY);
  setTime("2026-11-21T13:50");
  send();
  expect(select()).toHaveAccessibleDescription(expect.stringContaining(tooLate ?? "?"));
  expect(sentParams()).toHaveLength(1);
});
