import * as z from "zod";
import { metaOf, unwrapped } from "../../../content/schema/inspect-schema";
import { addressLabel, labelOf, sayLabel, valueLabel } from "../../labels";
import type { Choices } from "../../site-facts";
import { useSite } from "../site-context";
import { t } from "../words";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

/** Returns the values, each with its English label; `undefined` for a value that is not chosen. */
function choicesOf(schema: z.core.$ZodType, { paths, contactPoints }: Choices) {
  const type = unwrapped(schema);
  const labeled = (values: readonly string[], label: (value: string) => string) =>
    values.map((value) => ({ value, label: label(value) }));
  if (type instanceof z.ZodEnum) return labeled(type.options.map(String), labelOf);
  if (metaOf(type).fieldType === "path") return labeled(paths, addressLabel);
  if (metaOf(type).fieldType === "contact-point") return labeled(contactPoints, valueLabel);
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
  choicesOf(schema, { paths: [], contactPoints: [] }) !== undefined;

export const choice: Kind = { fits: isChosen, Input: ChoiceInput, hasNoExample: true };
