/** Page objects of the forms for all engines. */
import { contactFields } from "../../../src/forms/contact/contact-fields";
import { transferFields } from "../../../src/forms/transfer/transfer-fields";
import { sampleMessage, sampleTransfer } from "../forms/sample-answers";
import { contactCopy, transferCopy } from "../forms/copy";
import { fillForm } from "../forms/fill-form";
import type { BrowserPage, Part, Pointer } from "./browser-page";
import { until } from "./until";

export const transferForm = (page: BrowserPage) =>
  new FormVisit(page, "/prescriptions/", transferCopy.submit, sampleTransfer, transferFields);

export const contactForm = (page: BrowserPage) =>
  new FormVisit(page, "/contact/", contactCopy.submit, sampleMessage, contactFields);

export class FormVisit {
  readonly form: Part;
  readonly submitButton: Part;
  readonly toast: Part;

  constructor(
    readonly page: BrowserPage,
    readonly path: string,
    submitLabel: string,
    readonly sample: Readonly<Record<string, string>>,
    private readonly fields: readonly { readonly name: string }[],
  ) {
    this.form = page.locate("main form");
    this.submitButton = this.form.getByRole("button", submitLabel);
    // Leaves out a toast that fades out.
    this.toast = page.locate(".Toastify__toast[data-in=true]");
  }

  field = (name: string) => this.form.locate(`[name=${name}]`);

  /** Opens the page. The script loads on the first interaction. */
  open = () => this.page.open(this.path);

  /** Opens the page and waits until the form is hydrated. */
  async openAlive() {
    await this.open();
    await this.field(this.fields[0]?.name ?? "").focus();
    await this.untilAlive();
  }

  untilAlive = () =>
    until(
      "the form is alive",
      async () => (await this.page.locate("[data-island]").attribute("data-hydrated")) !== null,
    );

  /** Fills in every field at once. */
  fill = (answers = this.sample) => this.form.ask(fillForm, answers);

  /** Fills in one field after the other. */
  async fillOneByOne() {
    for (const { name } of this.fields) await this.field(name).fill(this.sample[name] ?? "");
  }

  submit = (pointer?: Pointer) => this.submitButton.press(pointer);

  /** Values of the fields. */
  answers = () =>
    this.form.ask(
      ([form], names) => {
        const data = new FormData(form as HTMLFormElement);
        // FormData has CRLF line breaks, fields have LF.
        const held = (name: string) => (data.get(name) as string).replaceAll("\r\n", "\n");
        return Object.fromEntries(names.map((name) => [name, held(name)]));
      },
      this.fields.map(({ name }) => name),
    );
}
