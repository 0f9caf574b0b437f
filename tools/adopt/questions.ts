import { usHolidays } from "../../src/content/rules/holidays";
import { timeZoneAt } from "../../src/content/rules/place";
import { type Day, dayName, DAYS } from "../../src/time/opening-hours";
import { type AnswerName, type Answers, answersSchema } from "./answers";

/** Question for one or more answers. */
export interface Question {
  /** Several answers are typed with commas between them. */
  names: readonly AnswerName[];
  words: string;
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

const HOLIDAYS = new Intl.ListFormat("en").format(usHolidays(2000).map(({ name }) => name));

export const questions: readonly Question[] = [
  {
    names: ["languages"],
    words:
      "Languages of the site, your first one first, such as en, or es, en for Spanish and then English",
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
    words: `Are you closed on ${HOLIDAYS}, yes or no`,
    suggestion: () => "yes",
  },
  {
    names: ["newPrescriptionTime"],
    words: "How long patients wait for a new prescription, as 15-20 minutes",
  },
  { names: ["refillTime"], words: "For a refill, as 10 minutes" },
  {
    names: ["transferTime"],
    words: "For a prescription moved from another pharmacy, as usually the same day",
  },
  {
    names: ["specialOrderTime"],
    words: "For a medicine that you have to order, as 24-48 hours",
  },
  {
    names: ["compoundedTime"],
    words: "For a medicine that you make yourselves, as 24-48 hours, if you make any",
  },
  {
    names: ["plans"],
    words: "Insurance plans that you take, with commas between them, if a page is to list them",
  },
  {
    names: ["delivery"],
    words: "Towns or ZIP codes to which you deliver, with commas between them",
  },
  {
    names: ["deliveryDays"],
    words: "The days of the week on which you deliver, as Monday-Wednesday, Friday",
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
    names: ["refillForm"],
    words: "Do you want a form for refills on the Prescriptions page, yes or no",
    suggestion: ({ refillUrl }) => (refillUrl ? "no" : "yes"),
  },
  {
    names: ["contactForm"],
    words: "Do you want a form for messages on the Contact page, yes or no",
    suggestion: () => "yes",
  },
  {
    names: ["overTheCounter"],
    words: "Do you sell over-the-counter products, yes or no",
    suggestion: () => "yes",
  },
  {
    names: ["equipment"],
    words: "Do you sell or rent medical equipment, such as walkers, yes or no",
    suggestion: () => "yes",
  },
];
