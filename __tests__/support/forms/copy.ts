import { parseDocument } from "yaml";
import { type FactSource, factsOf } from "../../../src/content/facts";
import { findTexts } from "../../../src/content/read/load-file";
import { parseGatsbyYaml } from "../../../src/content/read/gatsby-yaml";
import { contentTypeAt } from "../../../src/content/schema/content-files";
import { questionFor } from "../../../src/forms/core/form-definition";
import { EXTENSION_OF_FIELD_TYPE } from "../../../src/gatsby/schema/print-content-types";
import { hoursSummary } from "../../../src/lib/language";
import type { WeeklyHours } from "../../../src/lib/opening-hours";
import { type FactText, plainText } from "../../../src/lib/fact-text";
import { ENGLISH } from "../lib/english";
import { sampleText } from "../content/sample-files";

/** The sample has a fax number and an email address. */
type SamplePharmacy = Queries.FormPharmacyFragment & { fax: string; email: string };

const source = parseGatsbyYaml(sampleText("pharmacy.yaml")) as FactSource &
  SamplePharmacy & { hours: WeeklyHours };

/** Props of the forms, and facts for their texts. */
export const pharmacy: SamplePharmacy = source;
export const facts = factsOf(source);
/** Opening hours of the store in one line. */
export const hours = hoursSummary(source.hours, ENGLISH);

/** Texts of a file as GraphQL returns them. */
function contentOf(file: string): unknown {
  const description = contentTypeAt(file);
  if (!description) throw new Error(`The site does not know data/${file}.`);
  const document = parseDocument(sampleText(file));
  for (const { path, text, fieldType } of findTexts(description.schema, document.toJS())) {
    const extension = EXTENSION_OF_FIELD_TYPE[fieldType];
    if (fieldType === "label") document.setIn(path, plainText(text, facts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  const { questions, ...copy } = document.toJS() as { questions: Record<string, object> };
  return {
    ...copy,
    questions: Object.entries(questions).map(([name, question]) => ({ name, ...question })),
  };
}

/** Texts of the forms, as the components get them. */
export const transferContent = contentOf("forms/transfer.yaml") as Queries.TransferFormCopyFragment;
export const contactContent = contentOf("forms/contact.yaml") as Queries.ContactFormCopyFragment;

/** The same type with plain text in place of `FactText`. */
type Read<Content> = Content extends FactText
  ? string
  : Content extends object
    ? { readonly [Key in keyof Content]: Read<Content[Key]> }
    : Content;

const asRead = <Content>(content: Content) =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? plainText(value, facts) : value,
  ) as Read<Content>;

/** Texts of the forms, as patients read them. */
export const transferCopy = asRead(transferContent);
export const contactCopy = asRead(contactContent);

/** Texts of one field. */
export const transferQuestion = (name: string) => questionFor(transferCopy.questions, name);
export const contactQuestion = (name: string) => questionFor(contactCopy.questions, name);
