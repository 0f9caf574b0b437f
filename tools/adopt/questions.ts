import { timeZoneAt } from "../../src/content/rules/place";
import { type Day, dayName, DAYS } from "../../src/time/opening-hours";
import { type AnswerName, type Answers, answersSchema } from "./answers";

/** Question for one or more answers. */
export interface Question {
  /** Several answers are typed with commas between them. */
  names: readonly AnswerName[];
  /** Absent if the help of the answer is the question. */
  words?: string;
  /** False if earlier answers make the question pointless. */
  isAsked?: (answers: Partial<Answers>) => boolean;
  /** Returns the default answer, taken with Enter. */
  suggestion?: (answers: Partial<Answers>) => string | undefined;
}

/** Suggests the hours of the day before, except at the weekend. */
function hoursQuestion(day: Day, index: number): Question {
  const before = DAYS[index - 1];
  const isWeekend = day === "saturday" || day === "sunday";
  return {
    names: [day],
    words: `Hours on ${dayName(day)}${before ? "" : ", as 9AM-7PM, or Closed"}`,
    suggestion: (answers) => (before && !isWeekend ? answers[before] : undefined),
  };
}

const MAX_SHORT_NAME_LENGTH = answersSchema.shape.shortName.maxLength ?? Infinity;

export const questions: readonly Question[] = [
  {
    names: ["languages"],
    suggestion: () => "en",
  },
  { names: ["name"], words: "The pharmacy's name" },
  {
    names: ["shortName"],
    words: `Its short name, beside the logo, of at most ${MAX_SHORT_NAME_LENGTH} letters`,
    suggestion: ({ name = "" }) => (name.length > MAX_SHORT_NAME_LENGTH ? undefined : name),
  },
  { names: ["street"], words: "Street and number" },
  {
    names: ["street2"],
    words: "Second line of the address, such as a suite or an urbanization",
  },
  { names: ["city"], words: "City or town" },
  { names: ["state"], words: "State, in two capital letters" },
  { names: ["zip"], words: "ZIP code" },
  {
    names: ["latitude", "longitude"],
    words:
      "Place on the map, as latitude, longitude (maps show both when you press the right mouse button on the shop)",
  },
  {
    names: ["timeZone"],
    words: "Time zone",
    suggestion: ({ latitude = 0, longitude = 0 }) => timeZoneAt({ latitude, longitude }),
  },
  { names: ["phone"], words: "Phone, as (507) 555-1234" },
  { names: ["fax"], words: "Fax" },
  { names: ["email"], words: "Email address that patients write to, if pages are to say it" },
  { names: ["website"], words: "Address of this website, as https://www.yourpharmacy.com/" },
  { names: ["since"], words: "Year in which you opened, if pages are to say it" },
  ...DAYS.map(hoursQuestion),
  {
    names: ["closedOnHolidays"],
    suggestion: () => "yes",
  },
  { names: ["newPrescriptionTime"] },
  { names: ["refillTime"] },
  { names: ["transferTime"] },
  { names: ["specialOrderTime"] },
  { names: ["compoundedTime"] },
  { names: ["plans"] },
  { names: ["delivery"] },
  {
    names: ["deliveryDays"],
    isAsked: ({ delivery }) => delivery !== undefined,
  },
  {
    names: ["deliveryFee"],
    words: "What delivery costs, as Free from $25; otherwise $4",
    isAsked: ({ delivery }) => delivery !== undefined,
  },
  {
    names: ["servicesDeskPhone"],
    words: "Phone of a desk for clinical services with a number of its own",
  },
  { names: ["storefrontUrl"], words: "Address of your online store" },
  { names: ["bookingUrl"], words: "Address of the site where patients book a vaccination" },
  { names: ["refillUrl"], words: "Address of the system where patients order refills" },
  {
    names: ["transferUrl"],
    words: "Address of the system where patients move prescriptions to you",
  },
  {
    names: ["refillForm"],
    suggestion: ({ refillUrl }) => (refillUrl ? "no" : "yes"),
  },
  {
    names: ["contactForm"],
    suggestion: () => "yes",
  },
  {
    names: ["mailService"],
    words: "Service that passes the forms on to your mailbox",
    suggestion: () => "EmailJS (https://www.emailjs.com)",
  },
  {
    names: ["mailServiceSince"],
    words: "First day of your business associate agreement with it, as 2026-12-01, if you have one",
  },
  { names: ["mailbox"], words: "Company of the mailbox to which the forms go" },
  {
    names: ["mailboxSince"],
    words: "First day of your agreement with it, if you have one",
    isAsked: ({ mailbox }) => mailbox !== undefined,
  },
  { names: ["host"], words: "Host of this site" },
  {
    names: ["hostSince"],
    words: "First day of your agreement with it, if you have one",
    isAsked: ({ host }) => host !== undefined,
  },
  {
    names: ["overTheCounter"],
    suggestion: () => "yes",
  },
  {
    names: ["equipment"],
    suggestion: () => "yes",
  },
];
