import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { findTexts } from "../../src/content/read/find-texts";
import { contentTypeAt } from "../../src/content/schema/content-files";
import type { FactSource } from "../../src/content/facts";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { questionFor } from "../../src/forms/core/questions";
import { EXTENSION_OF_FIELD_TYPE } from "../../src/gatsby/print-content-types";
import { withFactsFilledIn } from "../../src/gatsby/field-extensions";

const read = (file: string) => readFileSync(`data/${file}`, "utf8");

const facts = parseGatsbyYaml(read("pharmacy.yaml")) as FactSource & Queries.FormPharmacyFragment;

/** A file's words as pages get them: with facts filled in, and with the addresses of drawings. */
function wordsOf(file: string): unknown {
  const description = contentTypeAt(file);
  if (!description) throw new Error(`The site does not know data/${file}.`);
  const document = parseDocument(read(file));
  for (const { path, text, fieldType } of findTexts(description.schema, document.toJS())) {
    const extension = EXTENSION_OF_FIELD_TYPE[fieldType];
    if (extension === "@facts") document.setIn(path, withFactsFilledIn(text, facts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  const { questions, ...words } = document.toJS() as { questions: Record<string, object> };
  return {
    ...words,
    questions: Object.entries(questions).map(([name, question]) => ({ name, ...question })),
  };
}

/** The pharmacy, and the words of the forms, as their pages give them to the components. */
export const pharmacy: Queries.FormPharmacyFragment = facts;
export const transferWords = wordsOf("forms/transfer.yaml") as Queries.TransferFormWordsFragment;
export const contactWords = wordsOf("forms/contact.yaml") as Queries.ContactFormWordsFragment;

/** The words of one field. */
export const transferQuestion = (name: string) => questionFor(transferWords.questions, name);
export const contactQuestion = (name: string) => questionFor(contactWords.questions, name);
