/** What a pharmacy answers when it makes the sample site its own, and whether an answer can be used. */
import { isMap, type YAMLMap } from "yaml";
import { z } from "zod";
import { findTexts } from "../../src/content/read/find-texts";
import { syntaxProblems } from "../../src/content/read/syntax-problems";
import { YamlSource } from "../../src/content/read/yaml-source";
import { type LocatedProblem, locateProblem } from "../../src/content/report/locate-problem";
import { invalidValueProblems } from "../../src/content/rules/invalid-values";
import { sampleFactAdvice } from "../../src/content/rules/sample-facts";
import { pharmacy } from "../../src/content/schema/pharmacy";
import { suggestedTimeZone } from "./suggested-time-zone";

const { shape } = pharmacy;
const address = shape.address.shape;
const location = shape.location.shape;

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
  servicesDeskPhone: shape.servicesDesk.unwrap().shape.phone.optional(),
  storefrontUrl: shape.storefrontUrl,
  bookingUrl: shape.bookingUrl,
  compounded: shape.readyTimes.shape.compounded,
  contactForm: yesOrNo("Whether the Contact page has a form for messages."),
  overTheCounter: yesOrNo("Whether you sell over-the-counter products."),
  equipment: yesOrNo("Whether you sell or rent medical equipment for the home."),
});

export type Answers = z.infer<typeof answersSchema>;

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

/** A file need not name the time zone where the state tells it. */
function addTimeZone(answers: YAMLMap): void {
  const timeZone = suggestedTimeZone(answers.get("state"));
  if (timeZone && !answers.has("timeZone")) answers.set("timeZone", timeZone);
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
  if (isMap(contents)) {
    removeNone(contents);
    if (!only) addTimeZone(contents);
  }

  const schema = only
    ? z.strictObject(Object.fromEntries(only.map((name) => [name, answersSchema.shape[name]])))
    : answersSchema;
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
  const problems = [...invalid, ...fromSample].map((it) => locateProblem(it, source));
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
