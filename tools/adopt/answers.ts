/** What a pharmacy answers when it makes the sample site its own, and whether an answer can be used. */
import { isMap, type YAMLMap } from "yaml";
import { z } from "zod";
import { type Advice, type LocatedProblem, locateProblem } from "../../src/content/problem";
import { findTexts } from "../../src/content/read/load-file";
import { syntaxProblems } from "../../src/content/read/syntax-problems";
import { YamlSource } from "../../src/content/read/yaml-source";
import { invalidValueProblems } from "../../src/content/rules/invalid-values";
import { sampleFactAdvice } from "../../src/content/rules/sample-facts";
import { howToWriteTimeZone, timeZonesOf } from "../../src/content/rules/state-time-zones";
import { pharmacy } from "../../src/content/schema/pharmacy";
import { type StateCode, usStates } from "../../src/content/schema/us-states";

const { shape } = pharmacy;
const address = shape.address.shape;
const location = shape.location.shape;
const readyTimes = shape.readyTimes.shape;

const yesOrNo = (help: string) =>
  z
    .enum(["yes", "no"])
    .meta({ description: help, examples: ["yes"] })
    .optional();

/** The answers, each described as the content is that it becomes. */
export const answersSchema = z.strictObject({
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
  newPrescriptionTime: readyTimes.newPrescription,
  refillTime: readyTimes.refill,
  transferTime: readyTimes.transfer,
  specialOrderTime: readyTimes.specialOrder,
  compoundedTime: readyTimes.compounded,
  servicesDeskPhone: shape.servicesDesk.unwrap().shape.phone.optional(),
  storefrontUrl: shape.storefrontUrl,
  bookingUrl: shape.bookingUrl,
  contactForm: yesOrNo("Whether the Contact page has a form for messages."),
  overTheCounter: yesOrNo("Whether you sell over-the-counter products."),
  equipment: yesOrNo("Whether you sell or rent medical equipment for the home."),
});

/** In a file ready times may be left out: then the sample's stay, and `adopt` says so. */
const fileSchema = answersSchema.partial({
  newPrescriptionTime: true,
  refillTime: true,
  transferTime: true,
  specialOrderTime: true,
});

export type Answers = z.infer<typeof fileSchema>;

export type AnswerName = keyof Answers;

/** What somebody who has no such thing answers. */
export const NONE = "none";

/** Whether "none" is an answer. */
export const isOptional = (name: AnswerName) => answersSchema.shape[name] instanceof z.ZodOptional;

/** Removes what is answered with "none". */
function removeNone(answers: YAMLMap): void {
  for (const name of answersSchema.keyof().options) {
    const answer = answers.get(name);
    const isNone = typeof answer === "string" && answer.trim().toLowerCase() === NONE;
    if (isNone && isOptional(name)) answers.delete(name);
  }
}

/**
 * Adds the state's time zone where the file names none.
 *
 * @returns what to write instead where the state has several
 */
function addTimeZone(answers: YAMLMap): Advice | undefined {
  const state = answers.get("state");
  const [usual, ...others] = timeZonesOf(state);
  if (!usual || answers.has("timeZone")) return undefined;
  answers.set("timeZone", usual.zone);
  if (others.length === 0) return undefined;
  return {
    message: `${usStates[state as StateCode]} has more than one time zone, and this file does not say which is yours.`,
    fix: howToWriteTimeZone(state as StateCode),
  };
}

/**
 * Reads answers, and holds them against the description of the content.
 *
 * @param file the file's name, as problems show it
 * @param text the file: YAML
 * @param only the answers that it holds; by default all
 */
export function readAnswers(
  file: string,
  text: string,
  only?: readonly AnswerName[],
): { answers: Partial<Answers> } | { problems: LocatedProblem[] } {
  const source = new YamlSource(file, text);
  const syntax = syntaxProblems(source);
  if (syntax.length > 0) return { problems: syntax.map((it) => locateProblem(it, source)) };
  const { contents } = source.document;
  if (isMap(contents)) removeNone(contents);
  const zoneAdvice = isMap(contents) && !only ? addTimeZone(contents) : undefined;

  const schema = only
    ? z.strictObject(Object.fromEntries(only.map((name) => [name, answersSchema.shape[name]])))
    : fileSchema;
  const value: unknown = source.document.toJS();
  const validation = schema.safeParse(value);
  const texts = findTexts(schema, value).map((it) => ({ ...it, file }));
  const invalid = invalidValueProblems({
    files: [{ path: file, source, schema, value, validation, texts }],
  });
  const fromSample = texts.flatMap((it) => {
    const advice = sampleFactAdvice(it.text);
    return advice ? [{ file, place: { path: it.path }, ...advice }] : [];
  });
  const ofZone = zoneAdvice ? [{ file, place: { path: ["state"] }, ...zoneAdvice }] : [];
  const problems = [...invalid, ...ofZone, ...fromSample].map((it) => locateProblem(it, source));
  return validation.success && problems.length === 0 ? { answers: validation.data } : { problems };
}

/** Reads a whole file of answers. */
export function readAllAnswers(
  file: string,
  text: string,
): { answers: Answers } | { problems: LocatedProblem[] } {
  const result = readAnswers(file, text);
  // It was held against the description of all answers.
  return "answers" in result ? { answers: result.answers as Answers } : result;
}
