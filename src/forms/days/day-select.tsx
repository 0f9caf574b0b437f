import { useEffect, useRef, useState } from "react";
import { Announcement } from "../components/announcement";
import { quietText } from "../components/form-styles";
import { control } from "../fields/control-styles";
import type { ControlProps, FieldKind } from "../fields/field-kind";
import { type DayCalendar, dayText, offeredDays } from "./offered-days";

/** Milliseconds, as in `inline/entry.ts`. */
const INTERVAL = 5_000;

/** Returns the present time, and renews it every few seconds; `undefined` in the build: a page can be days old. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, INTERVAL);
    window.addEventListener("pageshow", tick);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pageshow", tick);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}

interface Props extends ControlProps {
  calendar: DayCalendar;
}

/** List of days. The chosen one is below it with its hours: a closed list is one line, which phones cut off. */
function DaySelect({ attributes, question: { placeholder }, calendar }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState("");
  const now = useNow();
  const offered = now === undefined ? [] : offeredDays(calendar, now);
  const shown = offered.find(({ date }) => date === chosen);
  const dates = offered.map(({ date }) => date);
  // A chosen day that is over stays, because the browser would choose another entry in its place.
  const listed = !chosen || shown ? dates : [chosen, ...dates];
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
        <option value="">{placeholder}</option>
        {listed.map((date) => (
          <option key={date} value={date}>
            {dayText(date, calendar)}
          </option>
        ))}
      </select>
      <Announcement css={quietText}>
        {shown && [dayText(shown.date, calendar), shown.hours].filter(Boolean).join(": ")}
      </Announcement>
    </>
  );
}

/** A day, of those that can still be chosen. */
export const day: FieldKind = {
  Control: (props) =>
    props.question.calendar && <DaySelect {...props} calendar={props.question.calendar} />,
  unanswered: ({ placeholder }) => placeholder,
  display: (answer, { calendar }) => (calendar ? dayText(answer, calendar) : answer),
  // The day was chosen before its time was over.
  error: (answer, { question: { calendar, tooLate } }) =>
    calendar && !offeredDays(calendar).some(({ date }) => date === answer) ? tooLate : null,
};
