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

/** The keys that a version added to a file. */
const addedTo =
  ({ path: file }: { path: string }, version: string) =>
  (path: KeyPath, value: unknown): AddedKey => ({ version, file, path, value });

const labels = addedTo(singleFiles.labels, "2.0.0");
const header = addedTo(singleFiles.header, "3.0.0");
const pharmacy = addedTo(singleFiles.pharmacy, "2.0.0");
const prescriptionsPage = addedTo(singleFiles.prescriptionsPage, "2.0.0");
const errorPage = addedTo(singleFiles.errorPage, "2.0.0");
const contactForm = addedTo(singleFiles.contactForm, "2.0.0");
const transferForm = addedTo(singleFiles.transferForm, "2.0.0");
const laterTransferForm = addedTo(singleFiles.transferForm, "3.0.0");

const contactPage = addedTo(singleFiles.contactPage, "3.0.0");

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
  labels(["laterSpecialHours"], "Later dates"),
  labels(["seasonalHours"], {
    season: "{name}, {from} through {through}",
    usual: "Usual hours",
    now: "Now: {name}, through {through}",
    soon: "From {from}: {name}",
  }),
  labels(["today"], "today"),
  labels(["tomorrow"], "tomorrow"),
  labels(["openingStatus"], {
    open: "Open now, closes at {time}",
    closed: "Closed, opens {day} at {time}",
    closedToday: "Closed today, opens {day} at {time}",
    closedTodayFor: "Closed today for {reason}, opens {day} at {time}",
  }),
  labels(["openingStatus", "openAllDay"], "Open 24 hours"),
  labels(["openingStatus", "byAppointment"], "By appointment today"),
  labels(["readyTime"], {
    open: "Brought in now: ready {day} by about {time}. Call to confirm.",
    closed: "We open {day} at {opens}. Brought in then, it is ready by about {time}.",
  }),

  header(["quickActions"], {
    label: "Quick actions",
    directions: "Directions",
    prescriptions: { label: "Transfer", path: "/prescriptions/#transfer" },
    hours: { label: "Hours", path: "/contact/#hours" },
  }),

  pharmacy(
    ["servicesDesk", "note"],
    "A phone line for questions about supplies, equipment, and screenings. The store keeps its own hours.",
  ),

  prescriptionsPage(["transfer"], {
    label: "Transfer prescriptions",
    path: "/prescriptions/#transfer",
  }),
  errorPage(["kept"], {
    heading: "What you typed",
    text: "It is not lost. Print it or copy it before you leave.",
    print: "Print",
    copy: "Copy my answers",
    copied: "Copied. You can paste your answers into an email or a note.",
    copyByHand: "Your browser does not let us copy. Select the text below and copy it:",
  }),

  contactForm(
    ["late"],
    "The form can be sent now. Nothing has been sent yet: please press Send Message.",
  ),
  contactForm(["clear"], CLEAR),
  contactForm(["failed", "uncertainHeading"], "We cannot tell whether your message arrived"),
  contactForm(["failed", "doubts"], DOUBTS),
  contactForm(
    ["failed", "reasons", "serverError"],
    "The mail service had a fault while it took your message. Your message may still have reached us. Press Try again: two copies do no harm.",
  ),
  contactForm(["unavailable", "insteadOfButton"], INSTEAD_OF_BUTTON),

  transferForm(
    ["late"],
    "The form can be sent now. Nothing has been sent yet: please press Submit Transfer Request.",
  ),
  transferForm(["clear"], CLEAR),
  transferForm(["review", "close"], "Close"),
  transferForm(["failed", "uncertainHeading"], "We cannot tell whether your request arrived"),
  transferForm(["failed", "doubts"], DOUBTS),
  transferForm(
    ["failed", "reasons", "serverError"],
    "The mail service had a fault while it took your request. Your request may still have reached us. To be sure, call us, or press Try again: two copies do no harm.",
  ),
  transferForm(["unavailable", "insteadOfButton"], INSTEAD_OF_BUTTON),

  laterTransferForm(["groupPosition"], "{group} of {groups}"),
  laterTransferForm(
    ["notice", "promise"],
    "We use your answers for this transfer and for nothing else. This site does not keep them.",
  ),
  contactPage(["map", "interactiveMap"], "Open the interactive map"),
];

/** Files that were not there before. */
export const addedFiles: readonly AddedFile[] = [
  {
    version: "2.0.0",
    file: singleFiles.brand.path,
    value: { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" },
  },
  {
    version: "2.0.0",
    file: singleFiles.equipmentCategoryPage.path,
    value: {
      seeAll: "See all {count} in {category}",
      range: "Items {first} to {last} of {count}",
      navigation: "Pages of {category}",
      position: "Page {page} of {pages}",
      previous: "Previous page",
      next: "Next page",
      laterTitle: "{category}, page {page} of {pages}",
      description:
        "{category}: {intro} Items {first} to {last} of {count}, each with a photo and what to look for.",
    },
  },
];
