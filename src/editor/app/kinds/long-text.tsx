import * as z from "zod";
import { unwrapped } from "../../../content/schema/inspect-schema";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

/** Characters: a text that may be longer has several lines. */
const LONGEST_LINE = 120;

function LongTextInput({ value, onChange, lang, described }: InputProps) {
  const written = textOf(value);
  return (
    <textarea
      {...described}
      lang={lang}
      value={written}
      rows={Math.min(10, 2 + Math.floor(written.length / 70))}
      onChange={({ target }) => onChange(textOrNothing(target.value))}
    />
  );
}

export const longText: Kind = {
  fits: (schema) => {
    const type = unwrapped(schema);
    return type instanceof z.ZodString && (type.maxLength ?? 0) > LONGEST_LINE;
  },
  Input: LongTextInput,
  hasNoExample: true,
};
