import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { visitTexts } from "../../src/content/check/visit-texts";
import { contentFileAt } from "../../src/content/content-files";
import type { FactSource } from "../../src/content/facts";
import { readYaml } from "../../src/content/read-yaml";
import { EXTENSION_OF_KIND } from "../../src/gatsby/content-schema";
import { withFactsFilledIn } from "../../src/gatsby/field-extensions";

const read = (file: string) => readFileSync(`data/${file}`, "utf8");

const facts = readYaml(read("pharmacy.yaml")) as FactSource & Queries.FormPharmacyFragment;

/** A file's words as pages get them: with facts filled in, and with the addresses of drawings. */
function wordsOf(file: string): unknown {
  const description = contentFileAt(file);
  if (!description) throw new Error(`The site does not know data/${file}.`);
  const document = parseDocument(read(file));
  for (const { path, text, kind } of visitTexts(description.schema, document.toJS())) {
    const extension = EXTENSION_OF_KIND[kind];
    if (extension === "@facts") document.setIn(path, withFactsFilledIn(text, facts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  return document.toJS();
}

/** The pharmacy, and the words of the forms, as their pages give them to the components. */
export const pharmacy: Queries.FormPharmacyFragment = facts;
export const transferWords = wordsOf("forms/transfer.yaml") as Queries.TransferFormWordsFragment;
export const contactWords = wordsOf("forms/contact.yaml") as Queries.ContactFormWordsFragment;
