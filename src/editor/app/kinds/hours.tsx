import { metaOf } from "../../../content/schema/inspect-schema";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

/** What staff can choose in place of times, as the site reads it in every language. */
const WORDS = ["Closed", "24 hours", "By appointment"];

function HoursInput({ value, onChange, described }: InputProps) {
  const list = `${described.id}?words`;
  return (
    <>
      <input
        {...described}
        list={list}
        value={textOf(value)}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
        autoComplete="off"
      />
      <datalist id={list}>
        {WORDS.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}

export const hours: Kind = {
  fits: (schema) => metaOf(schema).fieldType === "hours",
  Input: HoursInput,
  // The help of the week has examples.
  hasNoExample: true,
};
