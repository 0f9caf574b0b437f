import * as z from "zod";
import { isPageFile } from "../../../content/languages/addresses";
import { folders } from "../../../content/schema/content-files";
import { metaOf, unwrapped } from "../../../content/schema/inspect-schema";
import { addressLabel, labelOf, sayLabel, valueLabel } from "../../labels";
import type { SiteFacts } from "../../site-facts";
import { titleAt, titledLabel, useSite } from "../site-context";
import { t } from "../words";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

/** Returns what staff call a page, and a part of it: `Services, Foot Care, Prices`. */
export function linkLabel(address: string, facts: SiteFacts): string {
  const [page, part] = address.split("#");
  const path = Object.keys(facts.pages).find((one) => isPageFile(one) && facts.pages[one] === page);
  if (!path) return addressLabel(address);
  const label = titledLabel(facts, path).replace(`${t(labelOf(folders.ownPages.path))}, `, "");
  return part ? `${label}, ${titleAt(facts, address) ?? t(labelOf(part))}` : label;
}

/** Returns the values, each with its label; `undefined` for a value that is not chosen. */
function choicesOf(schema: z.core.$ZodType, facts: SiteFacts) {
  const type = unwrapped(schema);
  const labeled = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  if (type instanceof z.ZodEnum) return labeled(type.options.map(String), labelOf);
  if (metaOf(type).fieldType === "path")
    return labeled(facts.paths, (path) => linkLabel(path, facts));
  if (metaOf(type).fieldType === "contact-point") return labeled(facts.contactPoints, valueLabel);
  return undefined;
}

function ChoiceInput({ schema, value, isRequired, onChange, described }: InputProps) {
  const choices = choicesOf(schema, useSite().facts) ?? [];
  const isKnown = value === undefined || choices.some((one) => one.value === value);
  return (
    <select
      {...described}
      value={textOf(value)}
      onChange={({ target }) => onChange(textOrNothing(target.value))}
    >
      {(!isRequired || value === undefined) && (
        <option value="">{isRequired ? t("Choose …") : "—"}</option>
      )}
      {!isKnown && <option>{textOf(value)}</option>}
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {sayLabel(one.label, "to choose", t)}
        </option>
      ))}
    </select>
  );
}

const isChosen = (schema: z.core.$ZodType) =>
  unwrapped(schema) instanceof z.ZodEnum ||
  ["path", "contact-point"].includes(metaOf(schema).fieldType ?? "");

export const choice: Kind = { fits: isChosen, Input: ChoiceInput, hasNoExample: true };
