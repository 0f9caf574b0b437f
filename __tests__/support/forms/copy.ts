import { Document } from "yaml";
import { type FactSource, factsOf } from "../../../src/content/facts";
import { pageAddress, prefixOf } from "../../../src/content/languages/addresses";
import { layOver } from "../../../src/content/languages/lay-over";
import { findTexts } from "../../../src/content/read/load-file";
import { parseGatsbyYaml } from "../../../src/content/read/gatsby-yaml";
import { contentTypeAt } from "../../../src/content/schema/content-files";
import { type Question, questionFor } from "../../../src/forms/core/form-definition";
import { EXTENSION_OF_FIELD_TYPE } from "../../../src/gatsby/schema/print-content-types";
import { hoursSummary } from "../../../src/lib/hours-text";
import { weekOf, type WrittenWeek } from "../../../src/lib/opening-hours";
import { type FactText, plainText } from "../../../src/lib/fact-text";
import { ENGLISH } from "../lib/english";
import { sampleText } from "../content/sample-files";
import { type ForeignWords, plain } from "../../../src/lib/words";

/** The sample has a fax number and an email address. */
type SamplePharmacy = Queries.FormPharmacyFragment & { fax: string; email: string };

/** Content of a file of the sample, in a translation if `code` names one. */
export function sampleIn(code: string | undefined, file: string): unknown {
  const type = contentTypeAt(file);
  if (!type) throw new Error(`The site does not know data/${file}.`);
  const original = type.schema.parse(parseGatsbyYaml(sampleText(file)));
  if (!code) return original;
  return layOver(type.schema, original, parseGatsbyYaml(sampleText(`${code}/${file}`))).value;
}

const source = sampleIn(undefined, "pharmacy.yaml") as FactSource &
  SamplePharmacy & { hours: WrittenWeek };

/** Props of the forms, and facts for their texts. */
export const pharmacy: SamplePharmacy = source;
export const facts = factsOf(source);
/** Opening hours of the store in one line. */
export const hours = plain(hoursSummary(weekOf(source.hours), ENGLISH));

/** Texts of a file as GraphQL returns them. */
function contentOf(code: string | undefined, file: string): unknown {
  const schema = contentTypeAt(file)?.schema;
  const ownFacts = factsOf(sampleIn(code, "pharmacy.yaml") as FactSource, code);
  const document = new Document(sampleIn(code, file));
  for (const { path, text, fieldType } of schema ? findTexts(schema, document.toJS()) : []) {
    const extension = EXTENSION_OF_FIELD_TYPE[fieldType];
    if (fieldType === "label") document.setIn(path, plainText(text, ownFacts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  const { questions, ...copy } = document.toJS() as { questions: Record<string, object> };
  return {
    ...copy,
    questions: Object.entries(questions).map(([name, question]) => ({ name, ...question })),
  };
}

const transferIn = (code?: string) =>
  contentOf(code, "forms/transfer.yaml") as Queries.TransferFormCopyFragment;
const contactIn = (code?: string) =>
  contentOf(code, "forms/contact.yaml") as Queries.ContactFormCopyFragment;

/** Texts of the forms, as the components get them. */
export const transferContent = transferIn();
export const contactContent = contactIn();

/** The same type with plain text in place of `FactText`. */
type Read<Content> = Content extends FactText | ForeignWords
  ? string
  : Content extends object
    ? { readonly [Key in keyof Content]: Read<Content[Key]> }
    : Content;

/** @param code of a translation; absent for the sample's first language */
const asRead = <Content>(content: Content, code?: string) => {
  const ownFacts = factsOf(sampleIn(code, "pharmacy.yaml") as FactSource, code);
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? plainText(value, ownFacts) : value,
  ) as Read<Content>;
};

/** Texts of the forms, as patients read them. */
export const transferCopyIn = (code?: string) => asRead(transferIn(code), code);
export const contactCopyIn = (code?: string) => asRead(contactIn(code), code);
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
export const transferQuestion = (name: string) => questionIn(transferCopy, name);
export const contactQuestion = (name: string) => questionIn(contactCopy, name);
