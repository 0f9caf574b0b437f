import { type Day, dayName, DAYS } from "../../src/time/opening-hours";
import { offeredWith, offerNames, offerQuestions } from "../../src/content/schema/features";
import { type AnswerName, type Answers, answersSchema } from "./answers";

/** How an answer is asked for, beside what its schema says. */
export interface Question {
  /** Absent if the help of the answer is the question. */
  words?: string;
  /** Another answer that is typed behind it, with a comma between them. */
  with?: AnswerName;
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
    words: `Hours on ${dayName(day)}${before ? "" : ", as 9AM-7PM, or Closed"}`,
    suggestion: (answers) => (before && !isWeekend ? answers[before] : undefined),
  };
}

const MAX_SHORT_NAME_LENGTH = answersSchema.shape.shortName.maxLength ?? Infinity;

/** Questions with words, suggestions or conditions. They are asked in the order of the schema. */
export const questions: Partial<Record<AnswerName, Question>> = {
  languages: { suggestion: () => "en" },
  name: { words: "The pharmacy's name" },
  shortName: {
    words: `Its short name, beside the logo, of at most ${MAX_SHORT_NAME_LENGTH} letters`,
    suggestion: ({ name = "" }) => (name.length > MAX_SHORT_NAME_LENGTH ? undefined : name),
  },
  street: { words: "Street and number" },
  street2: { words: "Second line of the address, such as a suite or an urbanization" },
  city: { words: "City or town" },
  state: { words: "State, in two capital letters" },
  zip: { words: "ZIP code" },
  latitude: {
    words:
      "Place on the map, as latitude, longitude (maps show both when you press the right mouse button on the shop)",
    with: "longitude",
  },
  phone: { words: "Phone, as (507) 555-1234" },
  fax: { words: "Fax" },
  email: { words: "Email address that patients write to, if pages are to say it" },
  website: {
    words:
      "Address of this website, as https://www.yourpharmacy.com/ (the one you want, if you have none yet)",
  },
  since: { words: "Year in which you opened, if pages are to say it" },
  ...Object.fromEntries(DAYS.map((day, index) => [day, hoursQuestion(day, index)])),
  closedOnHolidays: { suggestion: () => "yes" },
  puertoRicanHolidays: { isAsked: ({ state }) => state === "PR" },
  deliveryDays: { isAsked: ({ delivery }) => delivery !== undefined },
  deliveryFee: {
    words: "What delivery costs, as Free for orders of $25 or more; otherwise $4",
    isAsked: ({ delivery }) => delivery !== undefined,
  },
  servicesDeskPhone: { words: "Phone of a desk for clinical services with a number of its own" },
  storefrontUrl: { words: "Address of your online store" },
  bookingUrl: { words: "Address of the site where patients book a vaccination" },
  refillUrl: { words: "Address of the system where patients order refills" },
  transferUrl: { words: "Address of the system where patients move prescriptions to you" },
  refillForm: { suggestion: ({ refillUrl }) => (refillUrl ? "no" : "yes") },
  contactForm: { suggestion: () => "yes" },
  mailService: {
    words: "Service that passes the forms on to your mailbox",
    suggestion: () => "EmailJS (https://www.emailjs.com)",
  },
  mailServiceSince: {
    words: "First day of your business associate agreement with it, as 2026-12-01, if you have one",
  },
  mailbox: { words: "Company of the mailbox to which the forms go" },
  mailboxSince: {
    words: "First day of your agreement with it, if you have one",
    isAsked: ({ mailbox }) => mailbox !== undefined,
  },
  host: { words: "Host of this site" },
  hostSince: {
    words: "First day of your agreement with it, if you have one",
    isAsked: ({ host }) => host !== undefined,
  },
  ...Object.fromEntries(
    offerNames.map((offer): [AnswerName, Question] => [
      offer,
      {
        words: `${offerQuestions[offer]} Yes or no`,
        suggestion: () => "no",
        isAsked: (answers) => offeredWith[offer]?.some((other) => answers[other] === "yes") ?? true,
      },
    ]),
  ),
  notCarried: {
    isAsked: ({ equipment, otc }) => equipment === "yes" || otc === "yes",
  },
};
