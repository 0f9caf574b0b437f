/** What every form promises about a patient's answers. A new form gets these tests by being in the list. */
import {
  answerLater,
  answerWith,
  breakConnection,
  sentParams,
} from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { mailParams, parameterOf } from "../../src/forms/core/answers";
import type { FieldType } from "../../src/forms/core/form-definition";
import { fillIn as fillWords, markLanguage } from "../../src/lib/words";
import { askedFields } from "../../src/forms/core/form-definition";
import { renderWithFacts } from "../support/components/render-with-facts";
import { facts, pharmacy } from "../support/forms/copy";
import { errorsIn } from "../support/forms/errors";
import { answers, fillIn } from "../support/forms/fill-in";
import { formCases } from "../support/forms/form-cases";
import { translatePage } from "../support/forms/translate-page";

/** Quotes, markup, emoji, right-to-left text, line breaks and long text. */
const hostileText = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.constantFrom(
    "",
    " ",
    `"'\`\\`,
    "<script>alert(1)</script>",
    "{{to_email}} {phone} ${x} %s",
    "👩🏽‍⚕️💊",
    "مريض تجريبي \u202Eabc",
    "a\r\nb\nc\rd\u2028e",
    "__proto__",
    "x".repeat(10_000),
  ),
);

const canBeTyped = (type: FieldType) => !["birthDate", "choice", "day"].includes(type);

const MARKS = /[\ufdd0-\ufdd2]/;

const inDocument = () => document.documentElement.outerHTML;

describe.each(formCases)("the %s form", (id, { definition, element, withWords, copy, sample }) => {
  const show = () => renderWithFacts(element, { facts });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const send = () => press(copy.submit);
  const input = (name: string) =>
    screen.getByRole<HTMLFormElement>("form").elements.namedItem(name) as HTMLInputElement;
  const isAskedFirst = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
  const failedPanel = (heading: string) => screen.findByRole("group", { name: heading });
  /** Answers that can be looked for: no short ones, and none that people read in other words. */
  const telling = definition.fields
    .filter(({ type }) => canBeTyped(type))
    .map(({ name }) => sample[name] ?? "")
    .filter((answer) => answer.length > 8);
  const left = () => telling.filter((answer) => inDocument().includes(answer));

  test("sends what was typed, whatever it is", () => {
    const names = definition.fields.map(({ name }) => name);
    const hostile = fc.record(Object.fromEntries(names.map((name) => [name, hostileText])));
    fc.assert(
      fc.property(hostile, (typed) => {
        const params = JSON.parse(
          // The message travels as JSON.
          JSON.stringify(
            mailParams(definition, typed, { mailbox: "info@pharmacy.example", questions: [] }),
          ),
        ) as Record<string, string>;
        for (const { name } of askedFields(definition.fields, typed)) {
          expect(params[parameterOf(name)]).toBe(typed[name]);
        }
        expect(params["to_email"]).toBe("info@pharmacy.example");
      }),
    );
  });

  test("sends every answer once, clears the fields, and says so where the focus is", async () => {
    const answerNow = answerLater();
    show();
    fillIn(sample);
    send();
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    act(() => answerNow(200));
    expect(await screen.findByText(copy.success)).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole("group", { name: copy.sent.heading })).toHaveFocus(),
    );
    expect(sentParams()).toHaveLength(1);
    expect(sentParams()).toEqual([
      mailParams(definition, sample, { mailbox: pharmacy.email, questions: copy.questions }),
    ]);
    expect(Object.values(answers()).join("")).toBe("");
  });

  test.each([
    ["was refused", () => answerWith(429), "heading", "busy"],
    ["will be refused again", () => answerWith(412), "heading", "rejected"],
    ["may have arrived", breakConnection, "uncertainHeading", "network"],
  ] as const)(
    "that %s keeps every answer, and offers the phone",
    async (...[, fail, heading, reason]) => {
      fail();
      show();
      fillIn(sample);
      send();
      const panel = await failedPanel(copy.failed[heading]);
      await waitFor(() => expect(panel).toHaveFocus());
      expect(panel).toHaveTextContent(copy.failed.reasons[reason]);
      expect(within(panel).getByRole("link", { name: pharmacy.phone })).toBeVisible();
      // A second try would be of no use after a refusal that stays.
      const again = within(panel).queryByRole("button", { name: copy.failed.tryAgain });
      expect(Boolean(again)).toBe(reason !== "rejected");
      expect(answers()).toEqual(sample);
      expect(isAskedFirst()).toBe(true);
    },
  );

  describe("an answer in doubt", () => {
    const summary = () => document.querySelector<HTMLElement>("[data-error-summary]");
    const phone = () => input("phone");
    const wrong = { ...sample, phone: "555-0100" };
    const { phoneLength, count, again } = copy.warnings;

    /** Each sends the form as it is: nothing else has happened since the answer was typed. */
    const presses: Readonly<Record<string, () => unknown>> = {
      "a press on the button": send,
      Enter: () => fireEvent.submit(screen.getByRole("form")),
    };

    test.each(Object.entries(presses))(
      "is shown by %s, which sends nothing; the same once more sends it",
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
        expect(phone()).not.toHaveAttribute("aria-invalid");
        expect(sentParams()).toEqual([]);
        pressOnce();
        expect(await screen.findByText(copy.success)).toBeVisible();
        expect(sentParams()[0]).toMatchObject({ phone: wrong.phone });
      },
    );

    test("is sent by Enter in the list, where the first press has taken the focus", async () => {
      answerWith(200);
      show();
      fillIn(wrong);
      send();
      fireEvent.keyDown(summary() as HTMLElement, { key: "Enter", repeat: true });
      expect(sentParams()).toEqual([]);
      fireEvent.keyDown(summary() as HTMLElement, { key: "Enter" });
      expect(await screen.findByText(copy.success)).toBeVisible();
    });

    test("is not sent by the second click of a double click", () => {
      show();
      fillIn(wrong);
      const button = screen.getByRole("button", { name: copy.submit });
      for (const detail of [1, 2]) fireEvent.click(button, { detail });
      expect(sentParams()).toEqual([]);
      expect(summary()).toHaveFocus();
    });

    test("stops no press if it was shown beside the field, unless the answer gets a new one", async () => {
      answerWith(200);
      show();
      fillIn(wrong);
      fireEvent.blur(phone());
      expect(phone()).toHaveAccessibleDescription(phoneLength);
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

    describe("that came with what is wrong elsewhere", () => {
      beforeEach(async () => {
        answerWith(200);
        show();
        fillIn({ phone: wrong.phone });
        // As browsers do it: the press takes the focus out of the field, and its click follows.
        fireEvent.pointerDown(screen.getByRole("button", { name: copy.submit }));
        fireEvent.blur(phone());
        send();
        await waitFor(() => expect(phone()).toHaveAccessibleDescription(phoneLength));
      });

      test("is listed with it, and stops the next press, because nobody looked there", async () => {
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

      test("stops no press after the patient was at its field", async () => {
        fireEvent.focus(phone());
        fillIn(wrong);
        send();
        expect(await screen.findByText(copy.success)).toBeVisible();
      });
    });
  });

  test("takes spaces for no answer", () => {
    show();
    const spaces = definition.fields.map(({ name, type }) => [
      name,
      canBeTyped(type) ? "  " : sample[name],
    ]);
    fillIn(Object.fromEntries(spaces) as Record<string, string>);
    send();
    const needed = definition.fields.filter(
      ({ name, type, optional }) =>
        canBeTyped(type) && (!optional || ["email", "message"].includes(name)),
    );
    expect(errorsIn(copy)).toHaveLength(needed.length);
    expect(isAskedFirst()).toBe(definition.fields.some(({ type }) => !canBeTyped(type)));
    expect(sentParams()).toEqual([]);
  });

  test("asks before it is left while answers were not sent, and only then", async () => {
    show();
    expect(isAskedFirst()).toBe(false);
    fillIn(sample);
    expect(isAskedFirst()).toBe(true);
    answerWith(200);
    send();
    expect(await screen.findByText(copy.success)).toBeVisible();
    expect(isAskedFirst()).toBe(false);
  });

  test("leaves no answer in the document once it was sent and left", async () => {
    answerWith(200);
    show();
    fillIn(sample);
    send();
    await screen.findByText(copy.success);
    fireEvent(window, new Event("beforeprint"));
    fireEvent(window, new Event("pagehide"));
    expect(screen.queryByRole("group", { name: copy.sent.heading })).toBeNull();
    expect(left()).toEqual([]);
  });

  test("shows no answer to whoever comes back to a page that was left while it was sent", async () => {
    const answerNow = answerLater();
    show();
    fillIn(sample);
    send();
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    fireEvent(window, new Event("pagehide"));
    act(() => answerNow(200));
    expect(await screen.findByText(copy.sent.heading)).toBeVisible();
    expect(left()).toEqual([]);
    expect(Object.values(answers()).join("")).toBe("");
  });

  test("is cleared by a press, which asks first", async () => {
    answerWith(429);
    show();
    fillIn(sample);
    send();
    await failedPanel(copy.failed.heading);
    window.confirm = jest.fn(() => false);
    press(copy.clear.clear);
    expect(window.confirm).toHaveBeenCalledWith(copy.clear.question);
    expect(answers()).toEqual(sample);
    window.confirm = () => true;
    press(copy.clear.clear);
    expect(Object.values(answers()).join("")).toBe("");
    expect(screen.queryByRole("group", { name: copy.failed.heading })).toBeNull();
    expect(screen.getByText(copy.clear.done)).toBeVisible();
    fillIn(sample);
    expect(screen.queryByText(copy.clear.done)).toBeNull();
  });

  test("gives its answers as a text to copy, which no translator reads", async () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
    answerWith(412);
    show();
    fillIn(sample);
    send();
    const panel = await failedPanel(copy.failed.heading);
    press(copy.failed.copy);
    expect(await screen.findByText(copy.failed.copyByHand)).toBeVisible();
    for (const answer of telling) expect(panel.textContent).toContain(answer);
    for (const hidden of panel.querySelectorAll("[translate=no]")) hidden.remove();
    for (const answer of telling) expect(panel.textContent).not.toContain(answer);
  });

  test("has words that no browser sends away to be checked", () => {
    show();
    for (const box of screen.getAllByRole("textbox"))
      expect(box).toHaveAttribute("spellcheck", "false");
  });

  test.each([
    ["keeps every answer when sending fails", 500],
    ["says that it was sent", 200],
  ])("%s, on a page that a translator changes", async (_, status) => {
    const answerNow = answerLater();
    show();
    fillIn(sample);
    translatePage();
    send();
    await waitFor(() => expect(sentParams()).toHaveLength(1));
    translatePage();
    act(() => answerNow(status));
    expect(await screen.findByText(status === 200 ? copy.success : copy.failure)).toBeVisible();
    if (status === 200) {
      expect(screen.getByRole("group", { name: copy.sent.heading })).toBeVisible();
    } else {
      expect(answers()).toEqual(sample);
      expect(screen.getByRole("button", { name: copy.submit })).toBeEnabled();
    }
  });

  test("says words without a translation in their own language, and sends and copies words alone", async () => {
    const writeText = jest.fn<Promise<void>, [string]>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const inEnglish = <Words,>(words: Words) =>
      JSON.parse(JSON.stringify(words), (key, value: unknown) =>
        typeof value === "string" && !["name", "path", "publicURL"].includes(key)
          ? markLanguage(value, "en-US")
          : value,
      ) as Words;
    answerWith(500);
    renderWithFacts(withWords(inEnglish, { name: "Spanish" }), { facts });
    expect(screen.getByText(copy.submit)).toHaveAttribute("lang", "en-US");
    send();
    expect(errorsIn(copy).length).toBeGreaterThan(0);
    fillIn(sample);
    send();
    expect(await screen.findByText(copy.failure)).toHaveAttribute("lang", "en-US");
    expect(inDocument()).not.toMatch(MARKS);
    press(copy.failed.copy);
    expect(await screen.findByText(copy.failed.copied)).toHaveAttribute("lang", "en-US");
    const [[copied = ""] = []] = writeText.mock.calls;
    for (const answer of telling) expect(copied).toContain(answer);
    expect(copied).not.toMatch(MARKS);
    expect(JSON.stringify(sentParams())).not.toMatch(MARKS);
  });
});
