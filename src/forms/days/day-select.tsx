import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { plain, type Words } from "../../lib/words";
import { Announcement } from "../components/announcement";
import { quietText } from "../components/form-styles";
import { onClock } from "../core/on-clock";
import { type DayCalendar, dayText, offeredDays } from "./offered-days";

interface Props extends Omit<ComponentProps<"select">, "children" | "placeholder"> {
  /** Words of the entry that answers nothing. */
  placeholder?: Words | null;
  calendar: DayCalendar;
}

/**
 * List of days, which follows the clock. The hours of the chosen day are below it, because a closed list is one
 * line, and cuts off the end of a longer option on a phone.
 */
export function DaySelect({ placeholder, calendar, ...props }: Props) {
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
        // Without this, Firefox keeps the chosen entry after a reload.
        autoComplete="off"
        onInput={({ currentTarget }) => setChosen(currentTarget.value)}
        {...props}
      >
        <option value="">{placeholder && plain(placeholder)}</option>
        {listed.map((date) => (
          <option key={date} value={date}>
            {dayText(date, calendar)}
          </option>
        ))}
      </select>
      <Announcement css={quietText}>
        {offeredDays(calendar).find(({ date }) => date === chosen)?.hours}
      </Announcement>
    </>
  );
}
