/** The form on a phone: its start, its groups, and the room above the keyboard. */
import type { Locator, Page } from "@playwright/test";
import { transferDefinition } from "../../src/forms/transfer/transfer-definition";
import { contactCopy, transferCopy, transferQuestion } from "../support/forms/copy";
import { expect, type FormPage, test } from "../support/browser/forms";
import { answers } from "../support/browser/mail-service";

/* Smooth scrolling would change the measured positions. */
test.use({ contextOptions: { reducedMotion: "reduce" } });

const PHONE = { width: 390, height: 844 };
/** Viewport above the on-screen keyboard, where there is the least room. */
const ABOVE_KEYBOARD = { width: 390, height: 420 };

const FORM_ADDRESS = "/prescriptions/#transfer";
const { duration } = transferCopy;

/** Returns those of the elements that are not wholly in the viewport, or that a sticky element covers. */
const coveredOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].some((y) => {
          const shown = document.elementFromPoint((left + right) / 2, y);
          return !shown || !element.contains(shown);
        });
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** Returns the hidden parts of a field: label, hint, input or error. */
const hiddenPartsOf = ({ form }: FormPage, name: string) =>
  coveredOf(
    form.locator(
      ["label[for=*]", "#*-hint", "#*", "#*-error"].join().replaceAll("*", `transfer-${name}`),
    ),
  );

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");

test("the form begins on the first screen of its section", async ({ page, transfer }) => {
  await page.setViewportSize(PHONE);
  await page.goto(FORM_ADDRESS);
  await expect.poll(() => hiddenPartsOf(transfer, "patientName")).toEqual([]);
  await expect(page.getByText(duration ?? "")).toBeInViewport();
});

test("label, hint and error are seen with each field, by Tab and from the list of errors, above a keyboard", async ({
  page,
  transfer,
}) => {
  await page.setViewportSize(ABOVE_KEYBOARD);
  await transfer.openAlive();
  await transfer.send();
  await expect(transfer.form.locator("[data-error-summary]")).toBeVisible();
  await expect(transfer.input("patientName")).toBeFocused();
  const hidden: string[] = [];
  const visited = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 2 * transferDefinition.fields.length + 10; presses += 1) {
      const name = await focusedField(page);
      if (name) {
        visited.add(name);
        hidden.push(...(await hiddenPartsOf(transfer, name)));
      }
      const isLast = name === transferDefinition.fields.at(key === "Tab" ? -1 : 0)?.name;
      if (isLast) break;
      await page.keyboard.press(key);
    }
  }
  expect(visited.size).toBe(transferDefinition.fields.length);
  expect.soft(hidden).toEqual([]);

  hidden.length = 0;
  const lastOfKind = new Map(transferDefinition.fields.map(({ type, name }) => [type, name]));
  for (const name of lastOfKind.values()) {
    const { label } = transferQuestion(name);
    const errors = await transfer.errors();
    await errors.getByRole("link", { name: label, exact: true }).click();
    await expect(transfer.input(name)).toBeFocused();
    hidden.push(...(await hiddenPartsOf(transfer, name)));
  }
  expect(hidden).toEqual([]);
});

/** The autofill profile of the browser. */
const KNOWN = {
  NAME_FULL: "Pat Sample",
  PHONE_HOME_WHOLE_NUMBER: "+15075550188",
  EMAIL_ADDRESS: "pat@mail.example",
  ADDRESS_HOME_LINE1: "12 Sample Street",
  ADDRESS_HOME_LINE2: "Apt 4",
  ADDRESS_HOME_CITY: "Sampleville",
  ADDRESS_HOME_STATE: "MN",
  ADDRESS_HOME_ZIP: "55057",
  ADDRESS_HOME_COUNTRY: "US",
  COMPANY_NAME: "Sample Company",
};

test(
  "what the browser knows of the patient goes into the patient's fields alone",
  { tag: "@chrome" },
  async ({ page, transfer }) => {
    await transfer.open();
    const browser = await page.context().newCDPSession(page);
    const address = {
      fields: Object.entries(KNOWN).map(([name, value]) => ({ name, value })),
    };
    const fillFrom = async (name: string) => {
      const { root } = await browser.send("DOM.getDocument");
      const { nodeId } = await browser.send("DOM.querySelector", {
        nodeId: root.nodeId,
        selector: `#transfer-${name}`,
      });
      const { node } = await browser.send("DOM.describeNode", { nodeId });
      await browser.send("Autofill.trigger", { fieldId: node.backendNodeId, address });
    };
    await browser.send("Autofill.enable");
    // Chrome parses a form for autofill some time after it appears.
    await expect(async () => {
      await fillFrom("patientName");
      await expect(transfer.input("zip")).toHaveValue(KNOWN.ADDRESS_HOME_ZIP, { timeout: 500 });
    }).toPass();
    await expect(transfer.input("address")).toHaveValue("12 Sample Street\nApt 4");
    const filled = Object.entries(await transfer.answers()).filter(([, answer]) => answer !== "");
    expect(filled.map(([name]) => name)).toEqual([
      "patientName",
      "phone",
      "email",
      "address",
      "city",
      "state",
      "zip",
    ]);
  },
);

test(
  "on a page zoomed to 400 %, what came of sending is in view",
  { tag: "@slow" },
  async ({ page, transfer, contact, mail }) => {
    await page.setViewportSize({ width: 320, height: 240 });
    // An earlier toast may still fade out.
    const expectUncovered = (heading: Locator) => expect.poll(() => coveredOf(heading)).toEqual([]);
    for (const [form, copy] of [
      [transfer, transferCopy],
      [contact, contactCopy],
    ] as const) {
      mail.answerWith(answers.hangUp);
      await form.openAndSend();
      const panel = page.getByRole("group", { name: copy.failed.uncertainHeading });
      await expect(panel).toBeFocused();
      await expectUncovered(panel.getByRole("heading"));
      mail.answerWith(answers.accept);
      await form.send();
      const sent = page.getByRole("group", { name: copy.sent.heading });
      await expect(sent).toBeFocused();
      await expectUncovered(sent.getByRole("heading"));
    }
  },
);

test(
  "all fields of one line are equally high, filled or not",
  { tag: "@firefox" },
  async ({ transfer }) => {
    await transfer.open();
    const heights = () =>
      transfer.form
        .locator("input:not([type=checkbox])")
        .evaluateAll((inputs) => [
          ...new Set(inputs.map((input) => input.getBoundingClientRect().height.toFixed(1))),
        ]);
    expect(await heights()).toHaveLength(1);
    await transfer.fill();
    expect(await heights()).toHaveLength(1);
  },
);

test("a phone offers to clear the form while there is something to clear", async ({
  page,
  transfer,
}) => {
  const clear = page.getByRole("button", { name: transferCopy.clear.clear });
  await transfer.openAlive();
  await expect(clear).toBeHidden();
  await transfer.fill();
  await expect(clear).toBeVisible();
  await transfer.send();
  await expect(transfer.toast).toContainText("success");
  await expect(clear).toBeHidden();
});
