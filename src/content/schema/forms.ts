import * as z from "zod";
import type { FieldDefinition, FormDefinition } from "../../forms/core/form-definition";
import type { ListedForm } from "../../forms/forms";
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
import { shapeOf } from "./inspect-schema";

const button = (help: string, example: string) => label(help, example, 60);

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
    tooLong: text("The message is too long for the mail service."),
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
  call: label("Before a phone number.", "Call", 30),
  fax: label("Before a fax number.", "Fax", 30),
});

const errors = objectType("FormErrors", "Errors in the answers.", {
  count: objectType("FormErrorCount", "How many answers have to be looked at.", {
    one: label("For one answer.", "1 answer is not complete", 90),
    other: sentence("For more.", "{count} answers are not complete"),
  }),
  wrongEmail: label("The email address is not valid.", "Write an email like name@mail.com.", 120),
  wrongDate: label("The date is not complete.", "Write month, day and year.", 120),
  futureDate: label("A date of birth today or later.", "This date is today or later.", 120),
});

const warnings = objectType(
  "FormWarnings",
  "Doubts about an answer. The patient can send it anyway.",
  {
    count: objectType("FormDoubtCount", "How many answers to look at once more before sending.", {
      one: label("For one answer.", "Please look at 1 answer", 90),
      other: sentence("For more.", "Please look at {count} answers"),
    }),
    again: sentence(
      "That the same button sends if the answers are right.",
      "If it is right, press {submit} again.",
    ),
    oldDate: label("A date of birth before 1900.", undefined, 160),
    zipLength: label("A ZIP code that does not have 5 or 9 digits.", undefined, 160),
    phoneLength: label(
      "A phone number that does not have 10 digits, or two numbers.",
      undefined,
      160,
    ),
    severalNumbers: label("A line with two prescription numbers.", undefined, 160),
    full: label("An answer that fills its box, which cuts off the rest.", undefined, 200),
    misspelledDomain: sentence(
      "The email address has a well-known domain with a typing mistake.",
      "Did you mean {domain}?",
    ),
  },
);

/** Words that a form has, unless it says them differently. */
const sharedWords = {
  submitting: button("The button that sends, while it sends.", "Submitting..."),
  messages: button("The name of the area with short messages, for screen readers.", "Messages"),
  closeMessage: button("The name of the button on a short message, for screen readers.", "Close"),
  waiting: text("Shown if someone presses Send before the page is ready."),
  optional: label("After the label of a field that may stay empty.", "(optional)", 30),
  callChoice: sentence(
    "A box to tick, only on pages in a further language: that you may call in the site's first language. Pages put its name in place of {language}.",
    "You may call me in {language}",
  )
    .regex(/\{language\}/, { error: '"{value}" does not contain {language}.' })
    .optional(),
  clear,
  errors,
  warnings,
  failed,
  unavailable,
  reach,
};

/** Words that a request has, unless it says them differently: a form in groups, with a review and a paper form. */
const sharedWordsOfRequests = {
  groupPosition: sentence("The number of a group, before its heading.", "{group} of {groups}"),
  review: objectType("FormReview", "A look at all answers before sending.", {
    open: button("The button that opens it.", "Review my answers"),
    heading: label("Heading.", "Check your answers", 60),
    intro: text("One sentence."),
    empty: label("In place of an answer.", "Not filled in yet", 60),
    back: button("The button that goes back to the form.", "Go back and change"),
    close: button("The button at the top that goes back to the form.", "Close"),
  }),
  receipt: objectType("FormReceipt", "What was sent, to print.", {
    text: text("What the receipt is and how long it can be printed."),
    print: button("The button that prints the receipt.", "Print a receipt"),
    done: button("The button that removes the receipt.", "Done"),
  }),
  printForFax: button("The button that prints the answers.", "Print for fax"),
  paper: objectType("FormPaper", "The paper form.", {
    print: button("The button that prints it.", "Print a paper form"),
    printHint: text("Shown in place of the button on a page without scripts."),
    cannotPrint: text(
      "After a press on a button that prints, in an app such as Facebook that cannot print.",
    ),
    sentOnline: label("Before the time at which the request was sent.", "Sent online:", 60),
    phone: label("Before a phone number.", "Phone", 30),
    fax: label("Before a fax number.", "Fax", 30),
    hours: label("Before opening hours.", "Hours", 30),
    signature: label("Under the line to sign on.", "Signature", 60),
    date: label("Under the line for the date.", "Date", 30),
  }),
};

/** The words of all forms, in `data/forms/every-form.yaml`. */
export const everyForm = objectType(
  "EveryForm",
  "The words that all forms share. A form may say some of them differently (`under the same keys`).",
  { ...sharedWords, ...sharedWordsOfRequests },
);

/* The words of one form. */

const fieldLabel = label("The field's label.", "Your name", 60);
const hint = label("A hint under the label, where people get stuck.", undefined, 200).optional();
const missing = label("The error if the field needs an answer.", "Write it.", 160);
const placeholder = label("Grey words in the box.", "List your prescriptions here", 60);
const option = objectType("FormOption", "An answer to choose.", {
  label: label("The words of the answer.", "I pick it up", 60),
  next: list(
    text("One step.", "We bring it to your address.", 240),
    "What happens next with this answer, in place of what stands below sent.",
  ).optional(),
});
const tooLate = label(
  "The error if the day was chosen before its time was over.",
  "It is too late for this day. Choose another one.",
  120,
);

/** Words of the same kind by names, such as those of groups. */
const byName = (id: string, description: string, entry: z.ZodObject, names: readonly string[]) =>
  entries(
    id,
    description,
    names.map((name) => [name, entry]),
    entry,
  );

const optionsNamed = (names: readonly string[]) =>
  byName("QuestionOptions", "The answers to choose from.", option, names);

const question = objectType("Question", "The words of a field.", {
  label: fieldLabel,
  hint,
  missing: missing.optional(),
  placeholder: placeholder.optional(),
  tooLate: tooLate.optional(),
  options: optionsNamed([]).optional(),
});

function questionOf({ type, optional, options }: FieldDefinition) {
  return z.strictObject({
    label: fieldLabel,
    hint,
    missing: optional ? missing.optional() : missing,
    ...(type === "day" && { placeholder, tooLate }),
    ...(type === "prescriptions" && { placeholder: placeholder.optional() }),
    ...(options && { options: optionsNamed(options) }),
  });
}

const questionsOf = (fields: readonly FieldDefinition[]) =>
  entries(
    "Questions",
    "The words of each field.",
    fields.map((field) => [field.name, questionOf(field)]),
    question,
  );

const group = objectType("FormGroup", "The words above a group of fields.", {
  heading: label("Heading.", "About you", 60),
  intro: text("A sentence or two under the heading.").optional(),
});

const shortcut = objectType("FormShortcut", "A button that answers a group of fields at once.", {
  label: button(
    "What it says. It writes None, 0 or All into the fields of its group, and a second press takes it back. On the paper form it is a box to tick.",
    "I have no insurance",
  ),
});

const sample = objectType("FormSample", "A drawing that shows where to find a number.", {
  open: label("The words that show the drawing.", "Where is my Rx number?", 90),
  text: text("What to look for."),
  file: drawingFile(
    "The drawing, 640 by 420 (`SVG; its name starts with images/`).",
    "images/sample-insurance-card.svg",
  ),
  alt: label("What the drawing shows.", "A sample insurance card", 300),
});

const sentWords = {
  heading: label("Heading.", "Your request was sent", 90),
  text: text("One or two sentences. When an answer comes, and what to do if it is urgent."),
};

/* What every form says in its own words. */

const ownHeading = {
  heading: label("Heading.", "Transfer Your Prescriptions", 90),
  intro: text("One to three sentences."),
};

const ownButton = {
  submit: button("The button that sends.", "Send"),
  success: label("The short message after it was sent.", "Sent!", 120),
  failure: label("The short message when sending failed.", "Please try again.", 160),
};

const ownWordsOfRequests = {
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
  }).optional(),
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
  allNeeded: text("What has to be filled in, above the fields.").optional(),
  urgent: text("When to call instead, above the fields.").optional(),
  urgentClosed: sentence(
    "After urgent, while nobody answers the phone: when somebody does, and what to do until then. Pages put the next opening in place of {day} and {time}.",
    "We answer the phone {day} at {time}. If you run out before then, go to a pharmacy that is open.",
  ).optional(),
};

const requestSent = objectType("RequestSent", "Stays on the page after the request was sent.", {
  ...sentWords,
  next: list(text("One step.", "We call your pharmacy.", 240), "What happens next, in order."),
});

const ownPaper = {
  title: label("Heading on paper.", "Prescription transfer request", 90),
  receiptTitle: label("Heading of a printed receipt.", "Your transfer request", 90),
  instructions: label("What to do with it."),
  consent: label("What the patient signs."),
};

const ownWordsOfMessages = {
  notice: text("What is sent, to whom, through what service, and what not to write."),
  privacy: pageLink,
};

const openEmail = button(
  "The button that opens an email with the message, on a site that cannot send.",
  "Open it as an email",
);

const messageSent = objectType("MessageSent", "Stays on the page after the message was sent.", {
  ...sentWords,
  done: button("The button that closes this message.", "Done"),
});

/* What pages query. */

/** What all forms have on pages, so that one fragment fits them all. */
export const form = objectType("Form", "The words of a form.", {
  ...ownHeading,
  ...ownButton,
  ...sharedWords,
  questions: questionsOf([]),
});

/** What all requests have on pages. */
export const requestForm = objectType("RequestForm", "The words of a request.", {
  ...form.shape,
  ...sharedWordsOfRequests,
  ...ownWordsOfRequests,
  sent: requestSent,
  groups: byName("FormGroups", "The groups of fields.", group, []),
  shortcuts: byName("FormShortcuts", "Buttons that answer a group.", shortcut, []).optional(),
  samples: byName("FormSamples", "Drawings for a group.", sample, []).optional(),
  paper: objectType("RequestPaper", "The paper form.", {
    ...ownPaper,
    ...sharedWordsOfRequests.paper.shape,
  }),
});

const messageForm = objectType("MessageForm", "The words of a form for messages.", {
  ...form.shape,
  ...ownWordsOfMessages,
  openEmail,
  sent: messageSent,
});

/* What the files hold. */

/** Returns the same words, each of which may be left out. */
const overridden = (words: Readonly<Record<string, z.core.$ZodType>>) =>
  Object.fromEntries(
    Object.entries(words).map(([key, schema]): [string, z.ZodType] => [
      key,
      (schema instanceof z.ZodObject
        ? z.strictObject(overridden(shapeOf(schema))).meta({ description: schema.description })
        : (schema as z.ZodType)
      ).optional(),
    ]),
  );

const fileOfMessage = ({ fields }: FormDefinition) => ({
  ...ownHeading,
  ...ownWordsOfMessages,
  questions: questionsOf(fields),
  openEmail,
  ...ownButton,
  sent: messageSent,
  ...overridden(sharedWords),
});

function fileOfRequest({ fields, groups }: FormDefinition) {
  const names = Object.keys(groups);
  const withShortcut = names.filter((name) => groups[name]?.some((field) => field.shortcut));
  const { paper, ...sharedWithoutPaper } = sharedWordsOfRequests;
  return {
    ...ownHeading,
    ...ownWordsOfRequests,
    groups: byName("FormGroups", "The groups of fields.", group, names),
    ...(withShortcut.length > 0 && {
      shortcuts: byName(
        "FormShortcuts",
        "Buttons that answer a group of fields at once.",
        shortcut,
        withShortcut,
      ),
    }),
    questions: questionsOf(fields),
    samples: entries(
      "FormSamples",
      "Drawings that show where to find a number, by the group that they belong to.",
      names.map((name) => [name, sample.optional()]),
      sample,
    ).optional(),
    ...ownButton,
    sent: requestSent,
    paper: z
      .strictObject({ ...ownPaper, ...overridden(shapeOf(paper)) })
      .meta({ description: "The paper form." }),
    ...overridden(sharedWords),
    ...overridden(sharedWithoutPaper),
  };
}

/** Returns the schemas of a form's file, and of what pages query of it with the words of `every-form.yaml`. */
export function schemasOf(id: string, { definition, kind }: ListedForm) {
  const typeName = `${id.charAt(0).toUpperCase()}${id.slice(1)}Form`;
  const description = `The words of the ${id} form. Facts in braces, such as {phone}, come from pharmacy.yaml. What it does not say is in every-form.yaml.`;
  const [pages, file] =
    kind === "request"
      ? [requestForm, fileOfRequest(definition)]
      : [messageForm, fileOfMessage(definition)];
  return {
    file: objectType(typeName, description, file),
    pages: objectType(typeName, description, pages.shape),
  };
}
