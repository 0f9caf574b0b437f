/** What today's version needs and an older one did not know, with words to begin with. */
import { singleFiles } from "../schema/content-files";
import type { KeyPath } from "./migration";

/** A key that files must have since some version. */
export interface AddedKey {
  version: string;
  /** The file, below `data/`. */
  file: string;
  /** Where today's version has it. */
  path: KeyPath;
  /** What the sample said there when it came. */
  value: unknown;
}

/** A file that `data/` must have since some version. */
export type AddedFile = Omit<AddedKey, "path">;

const { brand, labels, pharmacy, errorPage, equipmentCategoryPage, prescriptionsPage } =
  singleFiles;
const { contactForm, transferForm } = singleFiles;

const since = (version: string) => ({
  key: ({ path: file }: { path: string }, path: KeyPath, value: unknown): AddedKey => ({
    version,
    file,
    path,
    value,
  }),
  file: ({ path: file }: { path: string }, value: unknown): AddedFile => ({
    version,
    file,
    value,
  }),
});

const since2 = since("2.0.0");

/** What both forms say where a message may have arrived although nobody was told so. */
const DOUBTS = {
  first: "We cannot tell about your first try; the second was not sent.",
  earlier: "We cannot tell about an earlier try; the last one was not sent.",
};

/** What both forms say on a computer that several people use. */
const CLEAR = {
  text: "On a shared computer, the browser may remember your name and address. Clear this form when you are done.",
  clear: "Clear everything I typed",
  question: "Clear everything you typed?",
  done: "Everything you typed is cleared.",
};

const INSTEAD_OF_BUTTON =
  "This form cannot be sent from here. Nothing has been sent. Please call us:";

/** Each under the name that it has today; one that may be left out is no longer among them. */
export const addedKeys: readonly AddedKey[] = [
  since2.key(labels, ["laterSpecialHours"], "Later dates"),
  since2.key(labels, ["today"], "today"),
  since2.key(labels, ["tomorrow"], "tomorrow"),
  since2.key(labels, ["openingStatus"], {
    open: "Open now, closes at {time}",
    closed: "Closed, opens {day} at {time}",
    closedToday: "Closed today, opens {day} at {time}",
    closedTodayFor: "Closed today for {reason}, opens {day} at {time}",
  }),
  since2.key(labels, ["openingStatus", "openAllDay"], "Open 24 hours"),
  since2.key(labels, ["openingStatus", "byAppointment"], "By appointment today"),
  since2.key(labels, ["readyTime"], {
    open: "Brought in now: ready {day} by about {time}. Call to confirm.",
    closed: "We open {day} at {opens}. Brought in then, it is ready by about {time}.",
  }),

  since2.key(
    pharmacy,
    ["servicesDesk", "note"],
    "A phone line for questions about supplies, equipment, and screenings. The store keeps its own hours.",
  ),

  since2.key(prescriptionsPage, ["transfer"], {
    label: "Transfer prescriptions",
    path: "/prescriptions/#transfer",
  }),
  since2.key(errorPage, ["kept"], {
    heading: "What you typed",
    text: "It is not lost. Print it or copy it before you leave.",
    print: "Print",
    copy: "Copy my answers",
    copied: "Copied. You can paste your answers into an email or a note.",
    copyByHand: "Your browser does not let us copy. Select the text below and copy it:",
  }),

  since2.key(
    contactForm,
    ["late"],
    "The form can be sent now. Nothing has been sent yet: please press Send Message.",
  ),
  since2.key(contactForm, ["clear"], CLEAR),
  since2.key(
    contactForm,
    ["failed", "uncertainHeading"],
    "We cannot tell whether your message arrived",
  ),
  since2.key(contactForm, ["failed", "doubts"], DOUBTS),
  since2.key(
    contactForm,
    ["failed", "reasons", "serverError"],
    "The mail service had a fault while it took your message. Your message may still have reached us. Press Try again: two copies do no harm.",
  ),
  since2.key(contactForm, ["unavailable", "insteadOfButton"], INSTEAD_OF_BUTTON),

  since2.key(
    transferForm,
    ["late"],
    "The form can be sent now. Nothing has been sent yet: please press Submit Transfer Request.",
  ),
  since2.key(transferForm, ["clear"], CLEAR),
  since2.key(transferForm, ["review", "close"], "Close"),
  since2.key(
    transferForm,
    ["failed", "uncertainHeading"],
    "We cannot tell whether your request arrived",
  ),
  since2.key(transferForm, ["failed", "doubts"], DOUBTS),
  since2.key(
    transferForm,
    ["failed", "reasons", "serverError"],
    "The mail service had a fault while it took your request. Your request may still have reached us. To be sure, call us, or press Try again: two copies do no harm.",
  ),
  since2.key(transferForm, ["unavailable", "insteadOfButton"], INSTEAD_OF_BUTTON),
];

/** Files that were not there before. */
export const addedFiles: readonly AddedFile[] = [
  since2.file(brand, { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" }),
  since2.file(equipmentCategoryPage, {
    seeAll: "See all {count} in {category}",
    range: "Items {first} to {last} of {count}",
    navigation: "Pages of {category}",
    position: "Page {page} of {pages}",
    previous: "Previous page",
    next: "Next page",
    laterTitle: "{category}, page {page} of {pages}",
    description:
      "{category}: {intro} Items {first} to {last} of {count}, each with a photo and what to look for.",
  }),
];
