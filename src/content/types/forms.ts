import { group, text } from "../kinds";

const label = (example: string) => text("The field's label.", example, 60);
const hint = text("A hint under the label, where people get stuck.", undefined, 200).optional();

const field = group("FormField", "A field's words.", { label: label("Full name"), hint });

/** The words around a message that is being sent. Both forms have the same. */
const sending = {
  submit: text("The button that sends.", "Send", 40),
  submitting: text("The button while it sends.", "Sending...", 40),
  success: text("The short message after a message was sent.", "Sent!", 120),
  failure: text("The short message when sending failed.", "Please try again.", 160),
};

/** The words of the prescription transfer form. */
export const transferForm = group("TransferForm", "The words of the transfer form.", {
  heading: text("Heading.", "Transfer Your Prescriptions", 90),
  intro: text("One to three sentences."),
  fields: group("TransferFormFields", "The words of each of the 17 fields.", {
    patientName: field,
    dateOfBirth: field,
    phone: field,
    email: field,
    address: field,
    city: field,
    state: field,
    zip: field,
    currentPharmacy: field,
    pharmacyPhone: field,
    pharmacyAddress: field,
    prescriptions: group("FormTextArea", "The words of a box for several lines.", {
      label: label("Prescriptions to transfer"),
      hint,
      placeholder: text("Grey words in the empty box.", "List your prescriptions here", 60),
    }),
    insuranceProvider: field,
    insuranceId: field,
    groupNumber: field,
    pcpName: field,
    pcpPhone: field,
  }),
  ...sending,
});

/** The words of the contact form. */
export const contactForm = group("ContactForm", "The words of the contact form.", {
  heading: text("Heading.", "Send Us a Message", 90),
  intro: text("One to three sentences."),
  fields: group("ContactFormFields", "The words of each field.", {
    name: field,
    email: field,
    phone: field,
    message: field,
  }),
  ...sending,
});

