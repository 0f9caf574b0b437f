import { contactDefinition } from "./contact/contact-definition";
import type { FormDefinition } from "./core/form-definition";
import { refillDefinition } from "./refill/refill-definition";
import { transferDefinition } from "./transfer/transfer-definition";

export interface ListedForm {
  definition: FormDefinition;
  /** Returns the id of the mail template. Gatsby replaces only an expression that is written in full. */
  templateId: () => string | undefined;
  /** Which words its file has: those of a request, with a review and a paper form, or those of a message. */
  kind: "request" | "message";
  /** File of the page with the form. */
  page: "pages/prescriptions.yaml" | "pages/contact.yaml";
}

/** All forms, by name. CONTRIBUTING.md says how to add one. */
export const forms = {
  refill: {
    definition: refillDefinition,
    templateId: () => process.env.GATSBY_EMAILJS_REFILL_TEMPLATE_ID,
    kind: "request",
    page: "pages/prescriptions.yaml",
  },
  transfer: {
    definition: transferDefinition,
    templateId: () => process.env.GATSBY_EMAILJS_TRANSFER_TEMPLATE_ID,
    kind: "request",
    page: "pages/prescriptions.yaml",
  },
  contact: {
    definition: contactDefinition,
    templateId: () => process.env.GATSBY_EMAILJS_CONTACT_TEMPLATE_ID,
    kind: "message",
    page: "pages/contact.yaml",
  },
} as const satisfies Record<string, ListedForm>;

/** The forms that a pharmacy may leave out, as sentences name them. */
export const optionalForms = { refillForm: "refill form", contactForm: "contact form" };

/** Name of a form: of its file in `data/forms/`, its island, and its key in `.env`. */
export type FormId = keyof typeof forms;

export const formIds = Object.keys(forms) as FormId[];

/** True if `pharmacy.yaml` has the address of a system in place of the form, such as `refillUrl`. */
export const isReplaced = (id: FormId, pharmacy: object): boolean =>
  Boolean(Reflect.get(pharmacy, `${id}Url`));
