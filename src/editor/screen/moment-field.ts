/**
 * A field for a day with an optional time, such as `2026-11-27 5PM`: two of the browser's own pickers. Sveltia CMS has
 * only fields for a day without a time, or always with one.
 */
import CMS, { type CustomFieldControl, type CustomFieldControlProps } from "@sveltia/cms";
import { MOMENT_FIELD } from "../screen-facts";
import { inLanguage } from "./staff-language";

declare global {
  interface Window {
    /** React's `createElement`, by Sveltia CMS. */
    h: typeof import("react").createElement;
  }
}

/** Returns the values of the two pickers: `["2026-11-27", "17:00"]`. */
export function picked(written: unknown): [day: string, time: string] {
  const [, day = "", hour, minutes = ":00", half] =
    /^(\d{4}-\d\d-\d\d)(?: (\d{1,2})(:\d\d)?(AM|PM))?$/.exec(String(written)) ?? [];
  if (hour === undefined) return [day, ""];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return [day, `${String(hours).padStart(2, "0")}${minutes}`];
}

/** Returns what is written in the file: `2026-11-27 5PM`. */
export function written(day: string, time: string): string {
  const [, hours = "", minutes = ""] = /^(\d\d)(:\d\d)/.exec(time) ?? [];
  if (day === "" || hours === "") return day;
  const half = Number(hours) < 12 ? "AM" : "PM";
  return `${day} ${Number(hours) % 12 || 12}${minutes === ":00" ? "" : minutes}${half}`;
}

const MomentField: CustomFieldControl = ({ value, onChange, forID }: CustomFieldControlProps) => {
  const { h } = window;
  const [day, time] = picked(value);
  return h(
    "div",
    { className: "moment" },
    h("input", {
      id: forID,
      type: "date",
      value: day,
      onChange: ({ target }: { target: HTMLInputElement }) => onChange(written(target.value, time)),
    }),
    h(
      "label",
      {},
      inLanguage("Time, if you want "),
      h("input", {
        type: "time",
        value: time,
        disabled: day === "",
        onChange: ({ target }: { target: HTMLInputElement }) =>
          onChange(written(day, target.value)),
      }),
    ),
  );
};

export const registerMomentField = (): void => CMS.registerFieldType(MOMENT_FIELD, MomentField);
