import { metaOf } from "../../../content/schema/inspect-schema";
import { t } from "../words";
import { textOf } from "../form/values";
import { DateInput } from "./date";
import type { InputProps, Kind } from "./kind";

/** Returns the values of the two pickers: `["2026-11-27", "17:00"]`. */
export function picked(written: unknown): [day: string, time: string] {
  const [, day = "", hour, minutes = ":00", half] =
    /^(\d{4}-\d\d-\d\d)(?: (\d{1,2})(:\d\d)?(AM|PM))?$/.exec(String(written)) ?? [];
  if (hour === undefined) return [day, ""];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return [day, `${String(hours).padStart(2, "0")}${minutes}`];
}

/** Returns what is written in the file: `2026-11-27 5PM`. */
export function written(day: string, time: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d\d)(:\d\d)/.exec(time) ?? [];
  if (day === "" || hours === "") return day || undefined;
  const half = Number(hours) < 12 ? "AM" : "PM";
  return `${day} ${Number(hours) % 12 || 12}${minutes === ":00" ? "" : minutes}${half}`;
}

/** A day with an optional time. */
function MomentInput({ value, onChange, ...props }: InputProps) {
  const [day, time] = picked(value);
  return (
    <span className="row">
      <DateInput
        {...props}
        value={day}
        onChange={(next) => onChange(written(textOf(next), time))}
      />
      <label>
        {t("Time, if you want")}{" "}
        <input
          type="time"
          value={time}
          disabled={day === ""}
          onChange={({ target }) => onChange(written(day, target.value))}
        />
      </label>
    </span>
  );
}

export const moment: Kind = {
  fits: (schema) => metaOf(schema).fieldType === "moment",
  Input: MomentInput,
  hasNoExample: true,
};
