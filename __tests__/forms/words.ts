import { readFileSync } from "node:fs";
import { parseDocument } from "yaml";
import { visitTexts } from "../../src/content/check/visit-texts";
import { contentFileAt } from "../../src/content/content-files";
import { type FactSource, factsOf } from "../../src/content/facts";
import { readYaml } from "../../src/content/read-yaml";
import { EXTENSION_OF_KIND } from "../../src/gatsby/content-schema";
import { type FactText, plainText } from "../../src/lib/fact-text";

const read = (file: string) => readFileSync(`data/${file}`, "utf8");

const source = readYaml(read("pharmacy.yaml")) as FactSource & Queries.FormPharmacyFragment;

/** The pharmacy as the forms get it, and the facts that their texts name. */
export const pharmacy: Queries.FormPharmacyFragment = source;
export const facts = factsOf(source);

/** A file's words as pages get them, with the addresses of drawings. */
function contentOf(file: string): unknown {
  const description = contentFileAt(file);
  if (!description) throw new Error(`The site does not know data/${file}.`);
  const document = parseDocument(read(file));
  for (const { path, text, kind } of visitTexts(description.schema, document.toJS())) {
    const extension = EXTENSION_OF_KIND[kind];
    if (extension === "@plainText") document.setIn(path, plainText(text, facts));
    if (extension === "@pictureFile") document.setIn(path, { publicURL: `/${text}` });
  }
  return document.toJS();
}

/** The words of the forms, as their pages give them to the components. */
export const transferContent = contentOf(
  "forms/transfer.yaml",
) as Queries.TransferFormWordsFragment;
export const contactContent = contentOf("forms/contact.yaml") as Queries.ContactFormWordsFragment;

/** Content in which every text is the words that patients read. */
type Read<Content> = Content extends FactText
  ? string
  : Content extends object
    ? { readonly [Key in keyof Content]: Read<Content[Key]> }
    : Content;

const asRead = <Content>(content: Content) =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? plainText(value, facts) : value,
  ) as Read<Content>;

/** The words of the forms, as patients read them. */
export const transferWords = asRead(transferContent);
export const contactWords = asRead(contactContent);
