/** The forms' pages, on a site of their own with a mail service that does what a test wants. */
import type { Locator, Page } from "@playwright/test";
import { caching } from "../../../hosting/rules";
import { type FormId, forms } from "../../../src/forms/forms";
import { startSite } from "../../../tools/server/site-server";
import { addressIn, copyOf } from "../forms/copy";
import { sampleMessage, sampleRefill, sampleTransfer } from "../forms/sample-answers";
import { fillForm } from "../forms/fill-form";
import { MailService } from "./mail-service";
import { expect, test as base } from "./policed-test";

export interface FormOptions {
  /** Translation in which the forms are filled in; absent for the sample's first language. */
  translation: string | undefined;
}

interface Fixtures {
  mail: MailService;
  /** The patient's connection to the site. While it is broken, no request is answered. */
  connection: { isBroken: boolean };
  /** What the host lacks while it deploys. Browsers may keep that for a year; `requests` are the addresses of what was missing. */
  deploying: { missing?: RegExp; requests: string[] };
  transfer: TransferPage;
  refill: RefillPage;
  contact: ContactPage;
}

export const test = base.extend<FormOptions & Fixtures>({
  // Who presses waits until the page no longer scrolls.
  contextOptions: { reducedMotion: "reduce" },
  translation: [undefined, { option: true }],
  // Playwright parses the names of fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  mail: async ({}, use) => use(new MailService()),
  // eslint-disable-next-line no-empty-pattern
  connection: async ({}, use) => use({ isBroken: false }),
  // eslint-disable-next-line no-empty-pattern
  deploying: async ({}, use) => use({ requests: [] }),
  baseURL: async ({ mail, connection, deploying }, use) => {
    const site = await startSite({
      port: 0,
      directory: "public",
      mail: mail.handle,
      first: ({ url = "" }, response, next) => {
        if (connection.isBroken) response.destroy();
        else if (deploying.missing?.test(url)) {
          deploying.requests.push(url);
          response.writeHead(404, { "Cache-Control": caching.forGood }).end();
        } else next();
      },
    });
    await use(site.url);
    await site.close();
  },
  page: async ({ page }, use) => {
    // A toast stays while its window is behind another, so no test has to look within five seconds.
    await page.addInitScript(() => {
      document.hasFocus = () => false;
    });
    await use(page);
  },
  transfer: ({ page, translation }, use) => use(transferPage(page, translation)),
  refill: ({ page, translation }, use) => use(refillPage(page, translation)),
  contact: ({ page, translation }, use) => use(contactPage(page, translation)),
});

export { expect };

const pageOf =
  <Id extends FormId>(id: Id, sample: Readonly<Record<string, string>>) =>
  (page: Page, translation?: string) =>
    new FormPage(
      page.locator(`[data-island=${id}]`),
      addressIn(translation, forms[id].page),
      copyOf(id, translation),
      sample,
      forms[id].definition.fields,
    );

export const transferPage = pageOf("transfer", sampleTransfer);
// The days to choose from depend on today.
const refillPage = pageOf("refill", { ...sampleRefill, day: "", deliveryDay: "" });
const contactPage = pageOf("contact", sampleMessage);

export type TransferPage = ReturnType<typeof transferPage>;
export type RefillPage = ReturnType<typeof refillPage>;
type ContactPage = ReturnType<typeof contactPage>;

/** A page with a form, as a patient uses it. */
export class FormPage<Copy extends { readonly submit: string } = { readonly submit: string }> {
  readonly page: Page;
  readonly form: Locator;
  readonly submitButton: Locator;
  readonly toast: Locator;

  /** @param copy texts of the form, as patients read them in the page's language */
  constructor(
    readonly island: Locator,
    readonly path: string,
    readonly copy: Copy,
    readonly sample: Readonly<Record<string, string>>,
    private readonly fields: readonly { readonly name: string }[],
  ) {
    const page = island.page();
    this.page = page;
    this.form = island.locator("form");
    this.submitButton = this.form.getByRole("button", { name: copy.submit, exact: true });
    // Leaves out a toast that fades out.
    this.toast = page.locator(".Toastify__toast[data-in=true]");
  }

  input(name: string) {
    return this.form.locator(`[name=${name}]`);
  }

  /** Opens the error summary, and returns its items. */
  async errors() {
    const summary = this.form.locator("[data-error-summary]");
    await summary.locator("summary").click();
    return summary.getByRole("listitem");
  }

  /** Opens the page. The script loads on the first interaction. */
  async open() {
    await this.page.goto(this.path);
  }

  /** Opens the page and waits until the form is hydrated. */
  async openAlive() {
    await this.open();
    await this.input(this.fields[0]?.name ?? "").focus();
    await this.isAlive();
  }

  async isAlive() {
    await expect(this.island).toHaveAttribute("data-state", "alive");
  }

  /** Fills in every field at once. */
  fill(answers: Readonly<Record<string, string>> = this.sample) {
    return this.form.evaluateAll(fillForm, answers);
  }

  /** Fills in one field after the other. */
  async fillOneByOne(answers: Readonly<Record<string, string>> = this.sample) {
    for (const { name } of this.fields) await this.input(name).fill(answers[name] ?? "");
  }

  /** Returns the values of the fields. */
  async answers() {
    const names = this.fields.map(({ name }) => name);
    return this.form.evaluate(
      (form: HTMLFormElement, all) =>
        Object.fromEntries(
          all.map((name) => [name, (form.elements.namedItem(name) as HTMLInputElement).value]),
        ),
      names,
    );
  }

  async expectAnswersKept() {
    expect(await this.answers()).toEqual(this.sample);
  }

  async expectEmpty() {
    expect(Object.values(await this.answers()).join("")).toBe("");
  }

  async send() {
    await this.submitButton.click();
  }

  /** Opens the page, fills in every field and submits. */
  async openAndSend(answers?: Readonly<Record<string, string>>) {
    await this.openAlive();
    await this.fill(answers);
    await this.send();
  }
}

/** Returns the sample answers that are anywhere in the document, shown or not. */
export const answersIn = async (page: Page): Promise<string[]> => {
  // Not in the policy, whose hashes have any two letters.
  const html = await page.evaluate(() => document.title + document.body.outerHTML);
  return Object.values(sampleTransfer).filter((answer) => html.includes(answer));
};
