import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

function TextInput({ value, onChange, lang, described }: InputProps) {
  return (
    <input
      {...described}
      lang={lang}
      value={textOf(value)}
      onChange={({ target }) => onChange(textOrNothing(target.value))}
      autoComplete="off"
    />
  );
}

export const text: Kind = { fits: () => true, Input: TextInput };
