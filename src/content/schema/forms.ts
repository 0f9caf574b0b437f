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
  text: text("What the browser may keep, and what to do about it."),
  clear: button("The button that clears the form.", "Clear everything"),
  question: label("What it asks before it does.", "Clear everything you typed?", 120),
  done: label("What it says afterwards.", "Everything you typed is cleared.", 120),
});

const failed = objectType("FormFailed", "What stays on the page after sending failed.", {
  heading: label("Heading where nothing was sent.", "Your request was not sent", 90),
  uncertainHeading: label(
    "Heading where the message may have arrived all the same.",
    "We cannot tell whether your request arrived",
    90,
  ),
  kept: text("That nothing typed was lost."),
  doubts: objectType(
    "FormFailureDoubts",
    "What is said where a try before this one may have arrived.",
    {
      first: text(
        "The first try may have arrived; the second surely was not sent.",
        undefined,
        160,
      ),
      earlier: text("The same of any other tries.", undefined, 160),
    },
  ),
  reasons: objectType("FormFailureReasons", "What happened, and what to do about it.", {
    offline: text("The device has no connection."),
    rejected: text("The mail service refused the message."),
    serverError: text("The mail service failed, so the message may have arrived."),
    network: text("The connection broke, so the message may have arrived."),
    timeout: text("No answer came in time, so the message may have arrived."),
    blocked: text("The browser blocks storage for this site, and the mail service needs it."),
    notLoaded: text("A part of this site did not load."),
  }),
  otherWays: text("Before the phone and fax numbers.", "You can also reach us this way:", 120),
  tryAgain: button("The button that sends again.", "Try again"),
  copy: button("The button that copies the answers.", "Copy my answers"),
  copied: label("After the answers were copied.", "Copied.", 120),
  copyByHand: label("Above the answers, where the browser does not let us copy them."),
});

const unavailable = objectType("FormUnavailable", "What people read where the form cannot send.", {
  heading: label("Heading.", "This form is not working right now", 90),
  withoutScript: text("JavaScript is turned off."),
  scriptFailed: text("A part of the page did not load."),
  insteadOfButton: text("At the form's end, where the button that sends would be.", undefined, 160),
  notSetUp: objectType("FormNotSetUp", "What stands there while the site has no mail service.", {
    heading: label("Heading.", "Call us", 90),
    text: text("What to do instead. It is not a fault, so it need not sound like one."),
  }),
});

const reach = objectType("FormReach", "Before the numbers that work without the form.", {
  call: label("Before the phone number.", "Call", 30),
  fax: label("Before the fax number.", "Fax", 30).meta({ shownWith: "fax" }),
});

/** What the words of every form hold, so that pages can ask for it in the same way. */
export const form = objectType("Form", "The words that every form needs.", {
  submit: button("The button that sends.", "Send"),
  submitting: button("The button while it sends.", "Submitting..."),
  success: label("The short message after a message was sent.", "Sent!", 120),
  failure: label("The short message when sending failed.", "Please try again.", 160),
  messages: button("What screen readers call the place of short messages.", "Messages"),
  closeMessage: button("What screen readers call the button on the short message.", "Close"),
  waiting: text("What the form says when Send was pressed before the page was ready."),
  late: text("What the form says when it can send after it had said that it could not."),
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
  missing: label("What the form says while the field is empty.", "Write your full name.", 120),
};

/** A new field of the form asks for its words in `data/forms/transfer.yaml`. */
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

const sample = objectType("FormSample", "A drawing that shows where to find a number.", {
  open: label("The words that open it.", "Where is my Rx number?", 90),
  text: text("What to look for."),
  file: drawingFile(
    "The drawing's place, starting at `data/`. SVG, 640 by 420.",
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
  notice: objectType("FormNotice", "What happens to what patients write.", {
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
    "Before the heading of a group: which one it is.",
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
  questions: transferQuestions,
  samples: objectType("TransferFormSamples", "Drawings that show where to find a number.", {
    medicines: sample,
    insurance: sample,
  }),
  errors: objectType("TransferFormErrors", "What the form says of answers that cannot be sent.", {
    heading: label("Heading of the list.", "A few answers need your attention", 90),
    wrongEmail: label("The email address is not one.", "Write an email like name@mail.com.", 120),
    wrongDate: label("The date is not complete.", "Write month, day and year.", 120),
  }),
  warnings: objectType("TransferFormWarnings", "Doubts about an answer. They never stop anyone.", {
    futureDate: label("A date of birth that lies ahead.", undefined, 160),
    oldDate: label("A date of birth before 1900.", undefined, 160),
    zipLength: label("A ZIP code that does not have 5 or 9 digits.", undefined, 160),
    phoneLength: label("A phone number with fewer than 10 digits.", undefined, 160),
    blank: label("An answer made of spaces.", undefined, 160),
  }),
  review: objectType("TransferFormReview", "Looking over the answers before sending.", {
    open: button("The button that opens it.", "Review my answers"),
    heading: label("Heading.", "Check your answers", 60),
    intro: text("One sentence."),
    empty: label("In place of an answer.", "Not filled in yet", 60),
    send: button("The button that sends.", "Submit Transfer Request"),
    back: button("The button that goes back to the form.", "Go back and change"),
    close: button("The button at the top that goes back to the form.", "Close"),
  }),
  sent: objectType("TransferFormSent", "What stays on the page after the request was sent.", {
    heading: label("Heading.", "Your request was sent", 90),
    text: text("One or two sentences."),
    next: list(text("One step.", "We call your pharmacy.", 240), "What happens next, in order."),
    receipt: text("What the receipt is and how long it can be printed."),
    print: button("The button that prints the receipt.", "Print a receipt"),
    done: button("The button that clears the receipt away.", "Done"),
  }),
  printForFax: button("The button that prints the answers.", "Print for fax"),
  paper: objectType("PaperFormCopy", "The paper form.", {
    print: button("The button that prints it.", "Print a paper form"),
    printHint: text("For browsers where no button can print."),
    title: label("Heading on paper.", "Prescription transfer request", 90),
    receiptTitle: label("Heading of a printed receipt.", "Your transfer request", 90),
    instructions: label("What to do with it."),
    sentOnline: label("Before the time at which the request was sent.", "Sent online:", 60),
    phone: label("Before the phone number.", "Phone", 30),
    fax: label("Before the fax number.", "Fax", 30).meta({ shownWith: "fax" }),
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
  missing: label("What the form says where it needs an answer.", "Write it.", 160).optional(),
});

/** A new field of the form asks for its words in `data/forms/contact.yaml`. */
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
  errors: objectType("ContactFormErrors", "What the form says of a message that cannot be sent.", {
    heading: label("Heading of the list.", "Almost there", 90),
    wrongEmail: label("The email address is not one.", "Write an email like name@mail.com.", 120),
  }),
  sent: objectType("ContactFormSent", "What stays on the page after the message was sent.", {
    heading: label("Heading.", "Thank you for writing", 90),
    text: text("When an answer comes, and what to do if it is urgent."),
    done: button("The button that clears this away.", "Done"),
  }),
  ...form.shape,
});
