import { css } from "@emotion/react";
import { lineSeparator, openHoursLines, type WeeklyHours } from "../lib/opening-hours";
import { presentHours, regularHoursText } from "../lib/season-texts";
import type { RegularHours } from "../lib/seasons";
import { DayHours } from "./day-hours";
import { TimedText } from "./timed-text";
import { useSite } from "./site";

/** The open days of the week that holds now, in a row: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export const HoursSummary = ({ regular }: { regular: RegularHours }) =>
  regular.seasonalHours?.length ? (
    <PresentWeek regular={regular} />
  ) : (
    <WeekSummary week={regular.hours} />
  );

/** Where nothing can say which week holds now, on paper and without scripts, each with its dates. */
function PresentWeek({ regular }: { regular: RegularHours }) {
  const { pharmacy, labels } = useSite();
  const { timeZone } = pharmacy;
  const copy = labels.seasonalHours;
  return (
    <>
      <TimedText timelines={[presentHours(regular, timeZone)]} />
      <span css={withoutScripts}>{regularHoursText(regular, copy)}</span>
    </>
  );
}

/** Breaks between days, or between the two times of a day with a break. */
function WeekSummary({ week }: { week: WeeklyHours }) {
  const open = openHoursLines(week);
  const separator = lineSeparator(open);
  return (
    <span css={row}>
      {open.map(({ days, hours }, index) => {
        const isLast = index === open.length - 1;
        return (
          <span key={days}>
            <span css={unbroken}>
              {days} <DayHours hours={hours} end={isLast ? "" : separator} />
            </span>
            {!isLast && " "}
          </span>
        );
      })}
    </span>
  );
}

/* A space that ends a line keeps its place when the next day arrives. */
const row = css`
  white-space: pre-wrap;
`;

/* Browsers that cannot tell show both. */
const withoutScripts = css`
  @media screen and (scripting: enabled) {
    display: none;
  }
`;

/* Goes to the next line as a whole, and breaks only where a line is too short for it. */
const unbroken = css`
  display: inline-block;
`;
