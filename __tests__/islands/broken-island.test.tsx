/** An extension or a translator takes elements away that React owns, and React gives up the form. */
import { answerWith } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { sampleMessage, sampleTransfer } from "../support/forms/sample-answers";
import { contactCopy, transferCopy } from "../support/forms/copy";
import { fallback } from "../support/components/fallback-copy";
import {
  hydrateContact,
  hydrateTransfer,
  printedContact,
  printedTransfer,
} from "../support/components/printed-islands";

const form = () => screen.getByRole<HTMLFormElement>("form");

function typeIn(answers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(answers)) {
    const control = form().elements.namedItem(name) as HTMLInputElement;
    fireEvent.input(control, { target: { value } });
  }
}

const takeAwayLabel = () =>
  within(form())
    .getByText(/^(Submit Transfer Request|Send Message)$/)
    .remove();

/** What such a program does; React then wants to put something where nothing is any more. */
const programs = {
  "takes the button's label away": takeAwayLabel,
  "has wrapped all of the form as well": () => {
    const island = document.querySelector("[data-island]");
    const wrapper = document.createElement("div");
    wrapper.append(...(island?.childNodes ?? []));
    island?.append(wrapper);
    takeAwayLabel();
  },
};

let complaints: jest.SpyInstance;

beforeEach(() => {
  answerWith(429);
  complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => complaints.mockRestore());

const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

/** Sends the form, so that React changes what is not there. */
async function breakForm(meddle: () => void) {
  meddle();
  fireEvent.submit(form());
  expect(await screen.findByText("Unexpected Application Error!")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
}

describe.each(Object.entries(programs))("after a program that %s", (_, meddle) => {
  test("all 17 answers are there to read, print and copy", async () => {
    document.body.innerHTML = printedTransfer();
    act(hydrateTransfer);
    typeIn(sampleTransfer);
    await breakForm(meddle);

    const kept = transferCopy.questions.map(({ name, label }) => {
      const answer = sampleTransfer[name as keyof typeof sampleTransfer];
      return [label, name === "dateOfBirth" ? "02/03/1950" : answer];
    });
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const definitions = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(terms.map((term, index) => [term, definitions[index]])).toEqual(kept);

    window.print = jest.fn();
    fireEvent.click(screen.getByRole("button", { name: fallback.copy.kept.print }));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: fallback.copy.kept.copy })).toBeVisible();
    expect(screen.getByRole("link", { name: fallback.phone })).toBeVisible();
    expect(isAskedFirst()).toBe(true);
  });

  test("so is a message", async () => {
    document.body.innerHTML = printedContact();
    act(hydrateContact);
    typeIn(sampleMessage);
    await breakForm(meddle);
    for (const answer of screen.getAllByRole("definition"))
      expect(Object.values(sampleMessage)).toContain(answer.textContent);
    expect(screen.getAllByRole("definition")).toHaveLength(4);
  });
});

test("what was sent is not brought back", async () => {
  answerWith(200);
  document.body.innerHTML = printedContact();
  act(hydrateContact);
  typeIn(sampleMessage);
  fireEvent.submit(form());
  await screen.findByText(contactCopy.sent.heading);
  typeIn({ message: "Another one", phone: "507" });
  await breakForm(takeAwayLabel);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "507",
    "Another one",
  ]);
});
