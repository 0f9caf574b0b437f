import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { joined, plain, type Words } from "../../lib/words";
import { Announcement } from "../components/announcement";
import { quietText } from "../components/form-styles";
import { control } from "../fields/control-styles";
import type { ControlProps, FieldKind } from "../fields/field-kind";
import { type DayCalendar, dayText, offeredDays } from "./offered-days";

/** Milliseconds, as in `inline/entry.ts`. */
const INTERVAL = 5_000;

/**
 * Calls `tick` whenever time has passed: every few seconds, and when the page is shown again.
 *
 * @returns a function that ends this
 */
function onClock(tick: () => void): () => void {
  const timer = setInterval(tick, INTERVAL);
  window.addEventListener("pageshow", tick);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    window.removeEventListener("pageshow", tick);
    document.removeEventListener("visibilitychange", tick);
  };
}

interface Props {
  attributes: ControlProps["attributes"];
  /** Words of the entry that answers nothing. */
  placeholder?: Words | null;
  calendar: DayCalendar;
}

/**
 * List of days, which follows the clock. The chosen day is below it with its hours, because a closed list is one
 * line, and cuts off the end of an option on a phone.
 */
function DaySelect({ attributes, placeholder, calendar }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState("");
  // A string, because React compares it. Empty in the build, whose page can be days old.
  const dates = useSyncExternalStore(
    onClock,
    () =>
      offeredDays(calendar)
        .map(({ date }) => date)
        .join(),
    () => "",
  );
  const offered = dates.split(",").filter(Boolean);
  const shown = offeredDays(calendar).find(({ date }) => date === chosen);
  // A chosen day that is over stays, because the browser would choose another entry in its place.
  const listed = !chosen || offered.includes(chosen) ? offered : [chosen, ...offered];

  useEffect(() => {
    const form = select.current?.form;
    const forget = () => setChosen("");
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);

  return (
    <>
      <select
        ref={select}
        id={attributes.id}
        name={attributes.name}
        required={attributes.required}
        disabled={attributes.disabled}
        aria-describedby={attributes["aria-describedby"]}
        aria-invalid={attributes["aria-invalid"]}
        css={control}
        // Without this, Firefox keeps the chosen entry after a reload.
        autoComplete="off"
        onInput={({ currentTarget }) => setChosen(currentTarget.value)}
      >
        <option value="">{placeholder && plain(placeholder)}</option>
        {listed.map((date) => (
          <option key={date} value={date}>
            {dayText(date, calendar)}
          </option>
        ))}
      </select>
      <Announcement css={quietText}>
        {shown && joined([dayText(shown.date, calendar), shown.hours].filter(Boolean), ": ")}
      </Announcement>
    </>
  );
}

/** A day, of those that can still be chosen. */
export const day: FieldKind = {
  Control: ({ attributes, question: { placeholder, calendar } }) =>
    calendar && <DaySelect attributes={attributes} placeholder={placeholder} calendar={calendar} />,
  display: (answer, { calendar }) => (calendar ? dayText(answer, calendar) : answer),
  // The day was chosen before its time was over.
  error: (answer, { question: { calendar, tooLate } }) =>
    calendar && !offeredDays(calendar).some(({ date }) => date === answer) ? tooLate : null,
};
