import { Document } from "yaml";
import { type FactSource, factsOf } from "../../../src/content/facts";
import { pageAddress, prefixOf } from "../../../src/content/languages/addresses";
import { mergeTranslation } from "../../../src/content/languages/merge-translation";
import { mergeWords } from "../../../src/content/languages/site-content";
import { findTexts } from "../../../src/content/read/content-file";
import { readYaml } from "../../../src/content/read/read-yaml";
import { contentTypeAt, singleFiles } from "../../../src/content/schema/content-files";
import { mappingAsList } from "../../../src/content/schema/field-types";
import { mapValues } from "../../../src/content/schema/walk";
import { deliveryCalendar, pickupCalendar } from "../../../src/forms/days/day-calendar";
import { named, type Question, questionFor } from "../../../src/forms/core/question";
import type { FormId, forms } from "../../../src/forms/forms";
import { mailSettings } from "../../../src/forms/mail/mail-settings";
import { EXTENSION_OF_FIELD_TYPE } from "../../../src/gatsby/schema/print-content-types";
import { hoursSummary } from "../../../src/time/hours-text";
import { weekOf, type WrittenWeek } from "../../../src/time/opening-hours";
import { type FactText, fillFacts } from "../../../src/lib/fact-text";
import { ENGLISH } from "../lib/english";
import { sampleText } from "../content/sample-files";
/** The sample has a fax number and an email address. */
type SamplePharmacy = Queries.FormPharmacyFragment & { fax: string; email: string };

/** Content of a file of the sample, in a translation if `code` names one. */
export function sampleIn(code: string | undefined, file: string): unknown {
  const type = contentTypeAt(file);
  if (!type) throw new Error(`The site does not know data/${file}.`);
  const original = type.schema.parse(readYaml(sampleText(file)));
  const own = code
    ? mergeTranslation(type.schema, original, readYaml(sampleText(`${code}/${file}`))).value
    : original;
  return type.over ? mergeWords(sampleIn(code, type.over), own) : own;
}

/** The files from which facts are read. */
const factSourceIn = (code?: string) =>
  ({
    ...(sampleIn(code, "pharmacy.yaml") as object),
    agreements: sampleIn(undefined, "agreements.yaml"),
  }) as FactSource;

const source = factSourceIn() as FactSource &
  SamplePharmacy & {
    hours: WrittenWeek;
    delivery: { places: string[]; days: string[]; time: string; fee: string };
  };

/** Props of the forms, and facts for their texts. */
export const pharmacy: SamplePharmacy = source;
export const facts = factsOf(source);
/** Opening hours of the store in one line. */
export const hours = hoursSummary(weekOf(source.hours), ENGLISH);

/** How a form sends, by the environment of the test. Without `mail-service.ts` it cannot. */
export const mailOf = (id: FormId) => mailSettings(id);

/** The sample's opening hours, for the days to pick up a refill. */
export const pickup = pickupCalendar(
  { hours: weekOf(source.hours) },
  { timeZone: "America/Chicago", wait: 10, hoursCopy: ENGLISH },
);

/** The sample delivers from Monday to Friday. */
export const delivery = {
  days: deliveryCalendar(
    { hours: weekOf(source.hours) },
    { timeZone: "America/Chicago", language: "en-US", ...source.delivery },
  ),
  facts: [source.delivery.places.join(", "), source.delivery.fee],
};

/** Words as GraphQL returns them. */
function onPages(id: FormId, words: unknown, code?: string): unknown {
  const { schema, pageSchema = schema } = singleFiles[`${id}Form`];
  const ownFacts = factsOf(factSourceIn(code), code);
  const document = new Document(words);
  for (const { path, text, fieldType } of findTexts(pageSchema, document.toJS())) {
    const extension = EXTENSION_OF_FIELD_TYPE[fieldType];
    if (fieldType === "label") document.setIn(path, fillFacts(text, ownFacts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  return mapValues(schema, document.toJS(), mappingAsList);
}

/** The sample's transfer form has all words that a request may leave out. */
type Complete<Copy> = { readonly [Key in keyof Copy]: NonNullable<Copy[Key]> };

type ContentOf<Id extends FormId> = (typeof forms)[Id]["kind"] extends "request"
  ? Complete<Queries.RequestCopyFragment>
  : Queries.ContactCopyFragment;

/** Texts of a form, as its component gets them. */
export function contentOf<Id extends FormId>(id: Id, code?: string) {
  return onPages(id, sampleIn(code, singleFiles[`${id}Form`].path), code) as ContentOf<Id>;
}

export const transferContent = contentOf("transfer");
export const refillContent = contentOf("refill");
export const contactContent = contentOf("contact");

/** The same type with plain text in place of `FactText`. */
type Read<Content> = Content extends FactText | string
  ? string
  : Content extends object
    ? { readonly [Key in keyof Content]: Read<Content[Key]> }
    : Content;

/** @param code of a translation; absent for the sample's first language */
const asRead = <Content>(content: Content, code?: string) => {
  const ownFacts = factsOf(factSourceIn(code), code);
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? fillFacts(value, ownFacts) : value,
  ) as Read<Content>;
};

/** Texts of a form, as patients read them. */
export const copyOf = <Id extends FormId>(id: Id, code?: string) =>
  asRead(contentOf(id, code), code);

const transferCopyIn = (code?: string) => copyOf("transfer", code);
export const refillCopyIn = (code?: string) => copyOf("refill", code);
export const contactCopyIn = (code?: string) => copyOf("contact", code);
export const transferCopy = transferCopyIn();
export const contactCopy = contactCopyIn();

/** Address of the page that a file describes. */
export const addressIn = (code: string | undefined, path: string) =>
  pageAddress(
    path,
    // The address of a service begins with that of the overview.
    [path, "pages/services.yaml"].map((file) => ({ path: file, value: sampleIn(code, file) })),
    prefixOf(code ?? "", !code),
  );

/** Template parameters about the language of the page. */
export const languageParams = (code?: string) =>
  code ? { form_language: new Intl.DisplayNames("en", { type: "language" }).of(code) } : {};

/** Texts of one field, as patients read them. */
export const questionIn = (copy: { questions: readonly Question[] }, name: string) =>
  questionFor(copy.questions, name) as Read<Question>;
/** Words of a group of the transfer form, as patients read them. */
export const transferGroup = (name: string) => named(transferCopy.groups, name);
/** Words of a button that answers a group. */
export const transferShortcut = (name: string) => named(transferCopy.shortcuts, name)?.label ?? "";
export const transferQuestion = (name: string) => questionIn(transferCopy, name);
export const contactQuestion = (name: string) => questionIn(contactCopy, name);
