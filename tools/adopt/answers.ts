/** Answers with which a pharmacy adopts the sample site: schema and validation. */
import { isMap, type YAMLMap } from "yaml";
import { z } from "zod";
import { type Names, type Problem, problemAt, yamlNames } from "../../src/content/problem";
import { contentFile } from "../../src/content/read/content-file";
import { syntaxProblems } from "../../src/content/read/syntax-problems";
import { YamlSource } from "../../src/content/read/yaml-source";
import { usHolidays } from "../../src/content/rules/holidays";
import { invalidValues } from "../../src/content/rules/schema";
import { findProblems } from "../../src/content/rules/rule";
import { sampleFactAdvice } from "../../src/content/rules/sample";
import { LANGUAGE_CODE, nameText } from "../../src/content/schema/field-types";
import { unwrapped } from "../../src/content/schema/inspect-schema";
import { agreements } from "../../src/content/schema/agreements";
import { offers } from "../../src/content/schema/offers";
import { pharmacy } from "../../src/content/schema/pharmacy";
import { DEFAULT_LANGUAGE } from "../../src/lib/language";
import { type Day, DAYS } from "../../src/time/opening-hours";
import { toSlug } from "../../src/lib/slug";
import { puertoRicanHoliday, puertoRicanHolidayNames } from "./puerto-rico";
import { SPANISH_DAYS } from "./spanish";

const { shape } = pharmacy;
const address = shape.address.shape;
const location = shape.location.shape;
const delivery = shape.delivery.unwrap().shape;
const recipient = agreements.shape.mailService.shape;

/** Answer for something that a pharmacy does not have. */
export const NONE = "none";

/** True for an answer that says that there is none. */
const isNone = (answer: string) => /^(?:none|ningun[oa]|no|n\/a|-+)$/i.test(answer.trim());

const yesOrNo = (question: string) =>
  z
    .enum(["yes", "no"])
    .meta({ description: `${question}, yes or no?`, examples: ["yes"] })
    .optional();

const HOLIDAYS = new Intl.ListFormat("en").format(usHolidays(2000).map(({ name }) => name));

const LANGUAGE_CODES = new RegExp(`^${LANGUAGE_CODE}(?:, *${LANGUAGE_CODE})*$`);

/** Schema of the answers, from the schemas of the facts. What is no fact has its question as its help. */
export const answersSchema = z.strictObject({
  languages: z
    .string()
    .regex(LANGUAGE_CODES, { error: '"{value}" is not a list of language codes.' })
    .refine((codes) => new Set(partsOf(codes)).size === partsOf(codes).length, {
      error: '"{value}" has a language twice.',
    })
    .meta({
      description:
        "Languages of the site, your first one first, such as en, or es, en for Spanish and then English (para preguntas en español, es).",
      examples: ["es, en"],
    })
    .optional(),
  name: shape.name,
  shortName: shape.shortName,
  street: address.street,
  street2: address.street2,
  city: address.city,
  state: address.state,
  zip: address.zip,
  latitude: location.latitude,
  longitude: location.longitude,
  timeZone: shape.timeZone,
  phone: shape.phone,
  fax: shape.fax,
  email: shape.email,
  website: shape.website,
  since: shape.since,
  ...shape.hours.shape,
  closedOnHolidays: yesOrNo(
    `Are you closed on ${HOLIDAYS}, or the weekday on which such a day is observed`,
  ),
  puertoRicanHolidays: shape.description
    .refine((answer) => namesIn(answer).every(puertoRicanHoliday), {
      error: '"{value}" is not among these holidays.',
    })
    .meta({
      description: `On which of these days are you closed, too: ${puertoRicanHolidayNames("en")}? With commas between them.`,
      examples: ["Día de Reyes, Viernes Santo"],
    })
    .optional(),
  newPrescriptionTime: nameText(
    "How long patients wait for a new prescription, as 15-20 minutes.",
    "15-20 minutes",
  ),
  refillTime: nameText("For a refill, as 10 minutes.", "10 minutes"),
  transferTime: nameText(
    "For a prescription moved from another pharmacy, as usually the same day.",
    "usually the same day",
  ),
  specialOrderTime: nameText(
    "For a medicine that you have to order, as 24-48 hours.",
    "24-48 hours",
  ),
  compoundedTime: nameText(
    "For a medicine that you make yourselves, as 24-48 hours, if you make any.",
    "24-48 hours",
  ).optional(),
  plans: shape.description
    .meta({
      description:
        "Insurance plans that you take, with commas between them, if a page is to list them.",
      examples: ["Medicare Part D, Medicaid"],
    })
    .optional(),
  delivery: shape.description
    .meta({
      description: "Towns or ZIP codes to which you deliver, with commas between them.",
      examples: ["Burlington, 05403"],
    })
    .optional(),
  deliveryDays: shape.description
    .refine((answer) => weekdaysIn(answer).length > 0, {
      error: '"{value}" is not days of the week, such as Monday-Wednesday, Friday.',
    })
    .meta({
      description: "The days of the week on which you deliver, as Monday-Wednesday, Friday.",
      examples: ["Monday-Wednesday, Friday"],
    }),
  deliveryFee: delivery.fee,
  servicesDeskPhone: shape.servicesDesk.unwrap().shape.phone.optional(),
  storefrontUrl: shape.storefrontUrl,
  bookingUrl: shape.bookingUrl,
  refillUrl: shape.refillUrl,
  transferUrl: shape.transferUrl,
  refillForm: yesOrNo("Do you want a form for refills on the Prescriptions page"),
  contactForm: yesOrNo("Do you want a form for messages on the Contact page"),
  mailService: recipient.name.refine((answer) => !isNone(answer), {
    error:
      '"{value}" names no service. If you have not chosen one, write EmailJS: the forms ask to call until it is set up.',
  }),
  mailServiceSince: recipient.since,
  mailbox: recipient.name.optional(),
  mailboxSince: recipient.since,
  host: recipient.name.optional(),
  hostSince: recipient.since,
  ...offers.shape,
  notCarried: shape.description
    .meta({
      description: "What of this do you not carry? Names with commas between them.",
      examples: ["Hospital bed, Crutches"],
    })
    .optional(),
});

/** Returns the codes of the site's languages, the first one first. */
export const languagesIn = ({ languages = DEFAULT_LANGUAGE }: Partial<Answers>): string[] =>
  languages.split(/, */);

/** Returns the parts of an answer that has commas between them. */
export const partsOf = (answer: string): string[] =>
  answer
    .split(",")
    .map((part) => part.trim().replace(/^(?:and|y) +/i, ""))
    .filter((part) => part !== "");

/** Returns the names of an answer such as `martes y jueves`, with commas or "and" between them. */
export const namesIn = (answer: string): string[] =>
  answer.split(/,| and | y /i).flatMap((name) => name.trim() || []);

/** Returns the days of an answer such as `Monday-Wednesday, Friday`, or `lunes a miércoles`; none if a part names no day. */
export function weekdaysIn(answer: string): Day[] {
  const parts = namesIn(answer).map((part) => {
    const [first = -1, last = first] = part.split(/-| to | a /i).map(dayCalled);
    return first < 0 ? [] : DAYS.slice(first, last + 1);
  });
  return parts.every(({ length }) => length > 0) ? parts.flat() : [];
}

/** Returns the position of a day of the week, from its name in English or Spanish. */
const dayCalled = (name: string): number =>
  DAYS.findIndex((day, index) => [day, toSlug(SPANISH_DAYS[index] ?? "")].includes(toSlug(name)));

/** Answers, by the key below `readyTimes` of `pharmacy.yaml`, that a file may leave out. */
export const READY_TIMES = {
  newPrescription: "newPrescriptionTime",
  refill: "refillTime",
  transfer: "transferTime",
  specialOrder: "specialOrderTime",
} as const;

/** Answers that pages show as they were typed, in the middle of sentences. */
export const SHOWN_AS_TYPED = [
  ...Object.values(READY_TIMES),
  "compoundedTime",
  "deliveryFee",
] as const satisfies readonly (keyof typeof answersSchema.shape)[];

/** Returns what was typed in each language of the site: `al día siguiente / the next day` has two. */
export const inEachLanguage = (typed: string): string[] => typed.split(/ +\/ +/);

/**
 * Schema of all answers together. If a ready time is missing, the sample's stays, and `adopt` says so. A pharmacy that
 * does not deliver has no days and no fee.
 */
export const allAnswers = answersSchema
  .partial({
    newPrescriptionTime: true,
    refillTime: true,
    transferTime: true,
    specialOrderTime: true,
    deliveryDays: true,
    deliveryFee: true,
    mailService: true,
  })
  .refine(({ delivery, deliveryDays, deliveryFee }) => !delivery || (deliveryDays && deliveryFee), {
    path: ["delivery"],
    error: "{name} needs `deliveryDays` and `deliveryFee` beside it.",
  });

export type Answers = z.infer<typeof allAnswers>;

export type AnswerName = keyof Answers;

/** True if "none" is a valid answer. */
export const isOptional = (name: AnswerName) => answersSchema.shape[name] instanceof z.ZodOptional;

/** Removes the quotation marks that a word processor put around answers, and answers that are "none" or "no"; "sí" is "yes". */
function tidy(answers: YAMLMap): void {
  for (const name of answersSchema.keyof().options) {
    const typed = answers.get(name);
    if (typeof typed !== "string") continue;
    const answer = typed.trim().replace(/^[“”](.*)[“”]$/s, "$1");
    if (answer !== typed.trim()) answers.set(name, answer);
    const asksYesOrNo = unwrapped(answersSchema.shape[name]) instanceof z.ZodEnum;
    if (isNone(answer) && isOptional(name) && !asksYesOrNo) answers.delete(name);
    if (asksYesOrNo && /^s[ií]$/i.test(answer)) answers.set(name, "yes");
  }
}

/** Parses and validates answers in YAML: those that are named, or all of them. Messages name the file. */
export function readAnswers(
  file: string,
  text: string,
  only?: readonly AnswerName[],
  names: Names = yamlNames,
): { answers: Partial<Answers> } | { problems: Problem[] } {
  const source = new YamlSource(file, text);
  const syntax = syntaxProblems(source);
  if (syntax.length > 0) return { problems: syntax };
  const { document } = source;
  const { contents } = document;
  if (isMap(contents)) tidy(contents);

  const schema = only
    ? z.strictObject(Object.fromEntries(only.map((name) => [name, answersSchema.shape[name]])))
    : allAnswers;
  const read = contentFile(file, source, { schema });
  const fromSample = read.texts.flatMap((found) => {
    const advice = sampleFactAdvice(found.text, names.say);
    return advice ? problemAt(found, advice, source) : [];
  });
  const problems = [
    ...findProblems([invalidValues], { files: [read], names }, new Map([[file, source]])).errors,
    ...fromSample,
  ];
  const { success, data } = read.validation;
  return success && problems.length === 0 ? { answers: data } : { problems };
}

/** Parses a whole file of answers. */
export function readAllAnswers(
  file: string,
  text: string,
): { answers: Answers } | { problems: Problem[] } {
  const result = readAnswers(file, text);
  // Validated with the schema of all answers.
  return "answers" in result ? { answers: result.answers as Answers } : result;
}
