import { z } from "zod";
import { contactFields } from "../../forms/contact/contact-fields";
import { transferFields } from "../../forms/transfer/transfer-fields";
import {
  drawingFile,
  entries,
  label,
  list,
  objectType,
  pageLink,
  sentence,
  text,
} from "./field-types";

const fieldLabel = (example: string) => label("The field's label.", example, 60);
const hint = label("A hint under the label, where people get stuck.", undefined, 200).optional();
const button = (help: string, example: string) => label(help, example, 60);

const wordsOf = (form: string, page: string) =>
  `The words of the ${form} form on ${page}. Facts in braces, such as {phone}, come from pharmacy.yaml.`;

/* The words that every form needs. */

const clear = objectType("FormClear", "For computers that several people use.", {
  text: text("What the browser may keep, and how to remove it."),
  clear: button("The button that clears the form.", "Clear everything"),
  question: label("The question before it clears the form.", "Clear everything you typed?", 120),
  done: label("The message afterwards.", "Everything you typed is cleared.", 120),
});

const failed = objectType("FormFailed", "Stays on the page after sending failed.", {
  heading: label("Heading if nothing was sent.", "Your request was not sent", 90),
  uncertainHeading: label(
    "Heading if the message may have arrived.",
    "We cannot tell whether your request arrived",
    90,
  ),
  kept: text("That nothing typed was lost."),
  doubts: objectType("FormFailureDoubts", "Added if an earlier attempt may have arrived.", {
    first: text("The first attempt may have arrived; the second was not sent.", undefined, 160),
    earlier: text("The same for later attempts.", undefined, 160),
  }),
  reasons: objectType("FormFailureReasons", "The reason, and what to do now.", {
    offline: text("The device has no connection."),
    busy: text("The mail service takes no more messages for the moment."),
    rejected: text("The mail service refused the message, and would refuse it again."),
    serverError: text("The mail service failed, so the message may have arrived."),
    network: text("The connection broke, so the message may have arrived."),
    timeout: text("No answer came in time, so the message may have arrived."),
    blocked: text("The browser blocks storage for this site, and the mail service needs it."),
  }),
  otherWays: text("Before the phone and fax numbers.", "You can also reach us this way:", 120),
  tryAgain: button("The button that sends again.", "Try again"),
  copy: button("The button that copies the answers.", "Copy my answers"),
  copied: label("After the answers were copied.", "Copied.", 120),
  nothingToCopy: label("If there are no answers.", "There is nothing to copy yet.", 120),
  copyByHand: label("Above the answers, if the browser does not allow copying."),
});

const unavailable = objectType("FormUnavailable", "Shown if the form cannot send.", {
  heading: label("Heading.", "This form is not working right now", 90),
  withoutScript: text("JavaScript is turned off."),
  scriptFailed: text("A part of the page did not load."),
  insteadOfButton: text(
    "At the end of the form, in place of the button that sends.",
    undefined,
    160,
  ),
  notSetUp: objectType("FormNotSetUp", "Shown while the site has no mail service.", {
    heading: label("Heading.", "Call us", 90),
    text: text("What to do instead. Nothing is broken, so do not apologize."),
  }),
});

const reach = objectType("FormReach", "Before the numbers that work without the form.", {
  call: label("Before the phone number.", "Call", 30),
  fax: label("Before the fax number.", "Fax", 30),
});

const errorCount = objectType("FormErrorCount", "How many answers have to be looked at.", {
  one: label("For one answer.", "1 answer is not complete", 90),
  other: sentence("For more.", ["count"], "{count} answers are not complete"),
});

const misspelledDomain = sentence(
  "The email address has a well-known domain with a typing mistake.",
  ["domain"],
  "Did you mean {domain}?",
);

/** Words that all forms share, so that pages can query them in the same way. */
export const form = objectType("Form", "The words that every form needs.", {
  submit: button("The button that sends.", "Send"),
  submitting: button("The button while it sends.", "Submitting..."),
  success: label("The short message after a message was sent.", "Sent!", 120),
  failure: label("The short message when sending failed.", "Please try again.", 160),
  messages: button("The name of the area with short messages, for screen readers.", "Messages"),
  closeMessage: button("The name of the button on a short message, for screen readers.", "Close"),
  waiting: text("Shown if someone presses Send before the page is ready."),
  callChoice: sentence(
    "A box to tick, only on pages in a further language: that you may call in the site's first language. Pages put its name in place of {language}.",
    ["language"],
    "You may call me in {language}",
  )
    .regex(/\{language\}/, { error: "does not contain {language}" })
    .optional(),
  clear,
  failed,
  unavailable,
  reach,
});

/* The transfer form. */

const placeholder = label("Grey words in the empty box.", "List your prescriptions here", 60);

const requiredQuestion = {
  label: fieldLabel("Full name"),
  hint,
  missing: label("The error if the field is empty.", "Write your full name.", 120),
};

/** One entry in `data/forms/transfer.yaml` for each field of the form. */
const transferQuestions = entries(
  "TransferQuestions",
  "The words of each field.",
  transferFields.map(({ name, type }) => [
    name,
    z.strictObject(type === "lines" ? { ...requiredQuestion, placeholder } : requiredQuestion),
  ]),
  objectType("RequiredQuestion", "The words of a field that must be filled in.", {
    ...requiredQuestion,
    placeholder: placeholder.optional(),
  }),
);

const fieldGroup = objectType("FormGroup", "The words above a group of fields.", {
  heading: label("Heading.", "About you", 60),
  intro: text("A sentence under the heading.").optional(),
});

const shortcut = (help: string, example: string) =>
  button(`${help} A second press takes it back. On the paper form it is a box to tick.`, example);

const sample = objectType("FormSample", "A drawing that shows where to find a number.", {
  open: label("The words that show the drawing.", "Where is my Rx number?", 90),
  text: text("What to look for."),
  file: drawingFile(
    "The name of the drawing, starting with `images/`. SVG, 640 by 420.",
    "images/sample-insurance-card.svg",
  ),
  alt: label("What the drawing shows.", "A sample insurance card", 300),
});

/** The words of the prescription transfer form. */
export const transferForm = objectType("TransferForm", wordsOf("transfer", "/prescriptions/"), {
  heading: label("Heading.", "Transfer Your Prescriptions", 90),
  intro: text("One to three sentences."),
  duration: label(
    "How long it takes, in a few words.",
    "It takes about five minutes.",
    60,
  ).optional(),
  ready: objectType("FormChecklist", "What to have at hand.", {
    heading: label(
      "Heading. A phone shows it alone until it is pressed.",
      "What to have ready",
      60,
    ),
    items: list(text("One thing.", "Your insurance card", 160), "The things."),
  }),
  notice: objectType("FormNotice", "What happens to the answers.", {
    heading: label("Heading. A phone shows it alone until it is pressed.", "Privacy", 60),
    promise: text(
      "What you do not do with the answers, above the button that sends.",
      "We use your answers for this transfer and for nothing else.",
      160,
    ),
    text: text("What is sent, to whom, and through what service."),
    choice: text("That phone and paper work as well."),
    privacy: pageLink,
  }),
  allNeeded: text("That every field must be filled in."),
  groupPosition: sentence(
    "The number of a group, before its heading.",
    ["group", "groups"],
    "{group} of {groups}",
  ),
  groups: objectType("TransferFormGroups", "The groups of fields.", {
    patient: fieldGroup,
    pharmacy: fieldGroup,
    medicines: fieldGroup,
    insurance: fieldGroup,
    doctor: fieldGroup,
  }),
  shortcuts: objectType("TransferFormShortcuts", "Buttons that answer a group of fields at once.", {
    medicines: shortcut("Writes All as the prescriptions.", "Move everything I take"),
    insurance: shortcut("Writes None into each field of the insurance.", "I have no insurance"),
    doctor: shortcut(
      "Writes None as the doctor's name and 0 as the phone number.",
      "I have no regular doctor",
    ),
  }),
  questions: transferQuestions,
  samples: objectType("TransferFormSamples", "Drawings that show where to find a number.", {
    medicines: sample,
    insurance: sample,
  }),
  errors: objectType("TransferFormErrors", "Errors in the answers.", {
    count: errorCount,
    wrongEmail: label("The email address is not valid.", "Write an email like name@mail.com.", 120),
    wrongDate: label("The date is not complete.", "Write month, day and year.", 120),
  }),
  warnings: objectType(
    "TransferFormWarnings",
    "Doubts about an answer. The patient can send it anyway.",
    {
      futureDate: label("A date of birth in the future.", undefined, 160),
      oldDate: label("A date of birth before 1900.", undefined, 160),
      zipLength: label("A ZIP code that does not have 5 or 9 digits.", undefined, 160),
      phoneLength: label(
        "A phone number that does not have 10 digits, or two numbers.",
        undefined,
        160,
      ),
      blank: label("An answer made of spaces.", undefined, 160),
      misspelledDomain,
    },
  ),
  review: objectType("TransferFormReview", "A look at all answers before sending.", {
    open: button("The button that opens it.", "Review my answers"),
    heading: label("Heading.", "Check your answers", 60),
    intro: text("One sentence."),
    empty: label("In place of an answer.", "Not filled in yet", 60),
    send: button("The button that sends.", "Submit Transfer Request"),
    back: button("The button that goes back to the form.", "Go back and change"),
    close: button("The button at the top that goes back to the form.", "Close"),
  }),
  sent: objectType("TransferFormSent", "Stays on the page after the request was sent.", {
    heading: label("Heading.", "Your request was sent", 90),
    text: text("One or two sentences."),
    next: list(text("One step.", "We call your pharmacy.", 240), "What happens next, in order."),
    receipt: text("What the receipt is and how long it can be printed."),
    print: button("The button that prints the receipt.", "Print a receipt"),
    done: button("The button that removes the receipt.", "Done"),
  }),
  printForFax: button("The button that prints the answers.", "Print for fax"),
  paper: objectType("PaperFormCopy", "The paper form.", {
    print: button("The button that prints it.", "Print a paper form"),
    printHint: text("Shown in place of the button on a page without scripts."),
    cannotPrint: text(
      "After a press on a button that prints, in an app such as Facebook that cannot print.",
    ),
    title: label("Heading on paper.", "Prescription transfer request", 90),
    receiptTitle: label("Heading of a printed receipt.", "Your transfer request", 90),
    instructions: label("What to do with it."),
    sentOnline: label("Before the time at which the request was sent.", "Sent online:", 60),
    phone: label("Before the phone number.", "Phone", 30),
    fax: label("Before the fax number.", "Fax", 30),
    hours: label("Before the opening hours.", "Hours", 30),
    consent: label("What the patient signs."),
    signature: label("Under the line to sign on.", "Signature", 60),
    date: label("Under the line for the date.", "Date", 30),
  }),
  ...form.shape,
});

/* The contact form. */

const question = objectType("Question", "A field's words.", {
  label: fieldLabel("Your name"),
  hint,
  missing: label("The error if the field needs an answer.", "Write it.", 160).optional(),
});

/** One entry in `data/forms/contact.yaml` for each field of the form. */
const contactQuestions = entries(
  "ContactQuestions",
  "The words of each field.",
  contactFields.map(({ name }) => [name, question]),
  question,
);

/** The words of the contact form. */
export const contactForm = objectType("ContactForm", wordsOf("message", "/contact/"), {
  heading: label("Heading.", "Send Us a Message", 90),
  intro: text("One to three sentences."),
  notice: text("What is sent, to whom, through what service, and what not to write."),
  privacy: pageLink,
  questions: contactQuestions,
  errors: objectType("ContactFormErrors", "Errors in the message.", {
    count: errorCount,
    wrongEmail: label("The email address is not valid.", "Write an email like name@mail.com.", 120),
  }),
  warnings: objectType(
    "ContactFormWarnings",
    "Doubts about an answer. The visitor can send it anyway.",
    { misspelledDomain },
  ),
  openEmail: button(
    "The button that opens an email with the message, on a site that cannot send.",
    "Open it as an email",
  ),
  sent: objectType("ContactFormSent", "Stays on the page after the message was sent.", {
    heading: label("Heading.", "Thank you for writing", 90),
    text: text("When an answer comes, and what to do if it is urgent."),
    done: button("The button that closes this message.", "Done"),
  }),
  ...form.shape,
});
