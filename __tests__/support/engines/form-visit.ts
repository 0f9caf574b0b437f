/** The forms' pages, as a patient uses them, in any engine. */
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

/** A page with a form. */
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
    // A toast that is on its way out no longer counts.
    this.toast = page.locate(".Toastify__toast[data-in=true]");
  }

  field = (name: string) => this.form.locate(`[name=${name}]`);

  /** Opens the page. Its script comes only when someone touches the form. */
  open = () => this.page.open(this.path);

  /** Opens the page, touches the form and waits until it is alive. */
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

  /** Fills in one field after the other, as people do. */
  async fillOneByOne() {
    for (const { name } of this.fields) await this.field(name).fill(this.sample[name] ?? "");
  }

  submit = (pointer?: Pointer) => this.submitButton.press(pointer);

  /** What the fields hold. */
  answers = () =>
    this.form.ask(
      ([form], names) => {
        const data = new FormData(form as HTMLFormElement);
        // A form sends line breaks as two characters, a field holds one.
        const held = (name: string) => (data.get(name) as string).replaceAll("\r\n", "\n");
        return Object.fromEntries(names.map((name) => [name, held(name)]));
      },
      this.fields.map(({ name }) => name),
    );
}
