/** Page object of the transfer form for all engines. */
import { transferFields } from "../../../src/forms/transfer/transfer-fields";
import { sampleTransfer } from "../forms/sample-answers";
import { addressIn, languageParams, sampleIn, transferCopyIn } from "../forms/copy";
import { fillForm } from "../forms/fill-form";
import type { BrowserPage, Part, Pointer } from "./browser-page";
import { until } from "./until";

/** Words of the page with the form. */
export type FormWords = ReturnType<typeof formWords>;

/** @param code of a translation; absent for the sample's first language */
export function formWords(code?: string) {
  const header = sampleIn(code, "header.yaml") as Queries.SiteHeader;
  return {
    path: addressIn(code, "pages/prescriptions.yaml"),
    transfer: transferCopyIn(code),
    menu: header.menuLabel,
    about: header.about.label,
    params: languageParams(code),
  };
}

export class FormVisit {
  readonly form: Part;
  readonly submitButton: Part;
  readonly toast: Part;

  constructor(
    readonly page: BrowserPage,
    private readonly words: FormWords,
  ) {
    this.form = page.locate("main form");
    this.submitButton = this.form.getByRole("button", words.transfer.submit);
    // Leaves out a toast that fades out.
    this.toast = page.locate(".Toastify__toast[data-in=true]");
  }

  field = (name: string) => this.form.locate(`[name=${name}]`);

  /** Opens the page. The script loads on the first interaction. */
  open = () => this.page.open(this.words.path);

  /** Opens the page and waits until the form is hydrated. */
  async openAlive() {
    await this.open();
    await this.field("patientName").focus();
    await this.untilAlive();
  }

  untilAlive = () =>
    until(
      "the form is alive",
      async () => (await this.page.locate("[data-island]").attribute("data-state")) === "alive",
    );

  /** Fills in every field at once. */
  fill = (answers: Readonly<Record<string, string>> = sampleTransfer) =>
    this.form.ask(fillForm, answers);

  /** Fills in one field after the other. */
  async fillOneByOne() {
    for (const { name } of transferFields) await this.field(name).fill(sampleTransfer[name]);
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
      transferFields.map(({ name }) => name),
    );
}
