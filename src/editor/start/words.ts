/** All words of the start page. Names in braces are filled in. */
export const words = {
  title: "Edit the website",
  find: "What do you want to change?",
  findHint: "Write a word that is on a page, or what you call it: fax, snow, Saturday",
  found: "{count} found",
  foundMore: "{count} found. The first {shown} are here: one more word finds fewer.",
  nothing: "Nothing fits. Try another word, or look through all files below.",
  empty: "empty",
  usual: "The usual changes",
  tasks: {
    closed: {
      name: "Closed tomorrow",
      note: "or another day with hours of its own",
      /** What people call it. The search finds the field by these words, too. */
      also: "snow storm weather holiday vacation closing early",
    },
    hours: {
      name: "Change the hours",
      note: "of the week",
      also: "open close opening time",
    },
    phone: { name: "Phone or fax", note: "", also: "telephone number call" },
    item: {
      name: "A new item",
      note: "with a photo of your phone, if you like",
      also: "product equipment supply add sell rent",
    },
    news: {
      name: "News",
      note: "at the top of every page, until a day that you choose",
      also: "announcement banner notice sign flu shots",
    },
    person: {
      name: "A person",
      note: "who works here",
      also: "staff team pharmacist technician employee",
    },
    page: { name: "What patients read on …", note: "one of the pages", also: "text words page" },
  },
  state: "Do patients see it?",
  reading: "Reading …",
  waiting: "Saved on this computer, and patients do not see it yet: {files}.",
  andMore: "and {count} more",
  nothingWaits: "All that is saved on this computer is on its way to patients, or there.",
  unknown: "What you save is on this computer first. Patients see it once it is published.",
  howToPublish: "How to publish",
  changed: "What changed last",
  noAnswer: "The editing screen was stopped on this computer. Start it again.",
  sheet: "The sheet for staff, to read and to print",
  allFiles: "All files",
} as const;

/** Words of a language. */
export type StartWords = typeof words;

export type TaskName = keyof StartWords["tasks"];

/** Returns a sentence with values in place of the names in braces. */
export const filledIn = (sentence: string, values: Readonly<Record<string, string | number>>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
