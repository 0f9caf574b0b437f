import { metaOf } from "../../../content/schema/inspect-schema";
import { t } from "../words";
import { textOf } from "../form/values";
import { type InputProps, type Kind, textOrNothing } from "./kind";

const DAY_MS = 86_400_000;

/** Returns a day on the calendar of this computer: `2026-11-28`. */
const dayAfter = (days: number) =>
  // Sweden writes dates in that order.
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv");

/** The browser's own picker, and a button each for the days that are meant most often. */
export function DateInput({ value, onChange, described }: Omit<InputProps, "schema" | "path">) {
  return (
    <span className="row">
      <input
        {...described}
        type="date"
        value={textOf(value)}
        onChange={({ target }) => onChange(textOrNothing(target.value))}
      />
      <button type="button" onClick={() => onChange(dayAfter(0))}>
        {t("Today")}
      </button>
      <button type="button" onClick={() => onChange(dayAfter(1))}>
        {t("Tomorrow")}
      </button>
    </span>
  );
}

export const date: Kind = {
  fits: (schema) => metaOf(schema).fieldType === "date",
  Input: DateInput,
  hasNoExample: true,
};
