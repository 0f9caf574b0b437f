import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { type FactSource, withFacts } from "../../src/content/facts";

const read = (file: string): unknown => parse(readFileSync(`data/${file}`, "utf8"));

const facts = read("pharmacy.yaml") as FactSource & Queries.FormPharmacyFragment;

/** Does what the GraphQL schema does: fills facts in and turns a drawing's place into a file. */
function resolved(value: unknown): unknown {
  if (typeof value === "string") {
    return value.endsWith(".svg") ? { publicURL: `/${value}` } : withFacts(value, facts);
  }
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolved(entry)]));
}

/** The pharmacy, and the words of the forms, as their pages give them to the components. */
export const pharmacy: Queries.FormPharmacyFragment = facts;
export const transferWords = resolved(
  read("forms/transfer.yaml"),
) as Queries.TransferFormWordsFragment;
export const contactWords = resolved(
  read("forms/contact.yaml"),
) as Queries.ContactFormWordsFragment;
