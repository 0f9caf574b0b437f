/** What every form promises about a patient's answers. A new form gets these tests by being in the list. */
import { answerLater, answerWith, sentParams } from "../support/forms/mail-service";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mailParams } from "../../src/forms/core/answers";
import { type FieldType, kinds } from "../../src/forms/fields/kinds";
import { renderWithFacts } from "../support/components/render-with-facts";
import { facts, pharmacy } from "../support/forms/copy";
import { errorsIn } from "../support/forms/errors";
import { answers, fillIn } from "../support/forms/fill-in";
import { formCases } from "../support/forms/form-cases";
import { translatePage } from "../support/forms/translate-page";
import { isAskedFirst } from "../support/forms/is-asked-first";

/** True for a field that takes any text. */
const canBeTyped = (type: FieldType) => !kinds[type].display && !kinds[type].isGroup;

const inDocument = () => document.documentElement.outerHTML;

describe.each(formCases)("the %s form", (id, { definition, element, copy, sample }) => {
  const show = () => renderWithFacts(element, { facts });
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  const send = () => press(copy.submit);
  /** Answers that can be looked for: no short ones, and none that people read in other words. */
  const telling = definition.fields
    .filter(({ type }) => canBeTyped(type))
    .map(({ name }) => sample[name] ?? "")
    .filter((answer) => answer.length > 8);
  const left = () => telling.filter((answer) => inDocument().includes(answer));

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

  test("keeps every answer of what was refused, says why, offers the phone, and is cleared by a press, which asks first", async () => {
    answerWith(412);
    show();
    fillIn(sample);
    send();
    const panel = await screen.findByRole("group", { name: copy.failed.heading });
    expect(panel).toHaveTextContent(copy.failed.reasons.rejected);
    expect(within(panel).getByRole("link", { name: pharmacy.phone })).toBeVisible();
    // A second try would be of no use after a refusal that stays.
    expect(within(panel).queryByRole("button", { name: copy.failed.tryAgain })).toBeNull();
    expect(answers()).toEqual(sample);
    expect(isAskedFirst()).toBe(true);

    window.confirm = jest.fn(() => false);
    press(copy.clear.clear);
    expect(window.confirm).toHaveBeenCalledWith(copy.clear.question);
    expect(answers()).toEqual(sample);
    window.confirm = () => true;
    press(copy.clear.clear);
    expect(Object.values(answers()).join("")).toBe("");
    expect(panel).not.toBeInTheDocument();
    expect(screen.getByText(copy.clear.done)).toBeVisible();
    fillIn(sample);
    expect(screen.queryByText(copy.clear.done)).toBeNull();
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

  test("asks before it is left while answers were not sent, and leaves none in the document once they were", async () => {
    show();
    expect(isAskedFirst()).toBe(false);
    fillIn(sample);
    expect(isAskedFirst()).toBe(true);
    answerWith(200);
    send();
    expect(await screen.findByText(copy.success)).toBeVisible();
    expect(isAskedFirst()).toBe(false);
    fireEvent(window, new Event("beforeprint"));
    fireEvent(window, new Event("pagehide"));
    expect(screen.queryByText(copy.sent.heading)).toBeNull();
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

  test("says in the short message what the panel says, where the answers may have arrived", async () => {
    answerWith(500);
    show();
    fillIn(sample);
    send();
    expect(await screen.findByRole("alert")).toHaveTextContent(copy.failed.uncertainHeading);
    expect(screen.getByRole("group", { name: copy.failed.uncertainHeading })).toBeVisible();
    expect(screen.queryByText(copy.failure)).not.toBeInTheDocument();
    // It was refused, and the first one may be there.
    answerWith(400);
    press(copy.failed.tryAgain);
    await waitFor(() => expect(sentParams()).toHaveLength(2));
    await waitFor(() => expect(screen.getByText(copy.failed.doubts.first)).toBeVisible());
    expect(screen.queryByText(copy.failure)).not.toBeInTheDocument();
  });

  test("has words that no browser sends away to be checked", () => {
    show();
    for (const box of screen.getAllByRole("textbox"))
      expect(box).toHaveAttribute("spellcheck", "false");
  });

  test("keeps every answer when sending fails, and says that it was sent, on a page that a translator changes", async () => {
    show();
    fillIn(sample);
    for (const status of [400, 200]) {
      const answerNow = answerLater();
      const attempts = sentParams().length;
      translatePage();
      send();
      await waitFor(() => expect(sentParams()).toHaveLength(attempts + 1));
      translatePage();
      act(() => answerNow(status));
      expect(await screen.findByText(status === 200 ? copy.success : copy.failure)).toBeVisible();
      if (status === 400) expect(answers()).toEqual(sample);
    }
    expect(screen.getByRole("group", { name: copy.sent.heading })).toBeVisible();
  });
});
