import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import type { ContactPoint } from "./contact-point";
import { type DayNumber, endOfDay, isoDate } from "../time/wall-clock";
import {
  fromText,
  hoursLines,
  lineSeparator,
  openHoursLines,
  PERIOD_SEPARATOR,
} from "../time/hours-text";
import { isEnglish } from "../lib/language";
import type { WeeklyHours } from "../time/opening-hours";
import { comingWeeks, type RegularHours } from "../time/opening-calendar";
import { row, stack, strong, wrapsWhole } from "../styles/recipes";
import { media, space } from "../styles/tokens";
import { asWideAs, longestOf } from "../components/as-wide-as";
import { shownWithin } from "../components/shown-within";
import { useTimeCopy } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";
/** Days before other hours in which lists of hours announce them. */
const DAYS_AHEAD = 28;

/** Hours of a week, one line for consecutive days with equal hours, and soon the hours that follow. */
export function HoursList({ regular }: { regular: RegularHours }) {
  const pharmacy = usePharmacy();
  const { hoursCopy } = useTimeCopy();
  const { timeZone } = pharmacy;
  const [present, ...later] = comingWeeks(regular, timeZone);
  if (!present) return null;
  if (later.length === 0) return <WeekList week={present.hours} />;
  return (
    <div css={stack(space.s)}>
      <div {...shownOn(present.first, present.last, timeZone)}>
        <WeekList week={present.hours} />
      </div>
      {later.map((week) => (
        <div
          key={week.first}
          css={shownWithoutScripts}
          {...shownOn(week.first - DAYS_AHEAD, week.last, timeZone)}
        >
          <p css={strong} {...shownOn(-Infinity, week.first - 1, timeZone)}>
            {fromText(week, hoursCopy)}
          </p>
          <WeekList week={week.hours} />
        </div>
      ))}
    </div>
  );
}

function shownOn(first: DayNumber, last: DayNumber, timeZone: string) {
  const endOf = (day: DayNumber) =>
    Number.isFinite(day) ? endOfDay(isoDate(day), timeZone) : undefined;
  return shownWithin({ starts: endOf(first - 1), ends: endOf(last) });
}

function WeekList({ week }: { week: WeeklyHours }) {
  const { hoursCopy } = useTimeCopy();
  const lines = hoursLines(week, hoursCopy);
  const longest = longestOf(lines.map(({ days }) => days));
  return (
    <ul>
      {lines.map(({ days, hours }, index) => (
        <li key={index} css={row("0 0.5rem")}>
          <span css={asWideAs} data-longest={longest}>
            {days}
          </span>{" "}
          <span>
            <DayHours hours={hours} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Name of a contact point and its hours: `Services desk: Mon-Fri 9AM-7PM, Sat 9AM-3PM`. */
export const ContactHours = ({ point }: { point: ContactPoint }) => (
  <>
    {point.name && (
      <>
        {point.name}
        {": "}
      </>
    )}
    <HoursSummary regular={point} />
  </>
);

/** Open days of the current week in one row: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export function HoursSummary({ regular }: { regular: RegularHours }) {
  const pharmacy = usePharmacy();
  const { language, hoursCopy } = useTimeCopy();
  const { timeZone } = pharmacy;
  return comingWeeks(regular, timeZone).map((week, index) => {
    const open = openHoursLines(week.hours, hoursCopy);
    const separator = lineSeparator(open);
    const isLater = index > 0;
    return (
      <span
        key={week.first}
        css={isLater ? shownWithoutScripts : oneRow}
        {...shownOn(week.first, week.last, timeZone)}
      >
        {isLater && (
          <span {...shownOn(-Infinity, week.first - 1, timeZone)}>
            . {fromText(week, hoursCopy)}{" "}
          </span>
        )}
        {/* Lines break between days, or between the two periods of a day with a break. */}
        {open.map(({ days, hours }, index) => {
          const isLast = index === open.length - 1;
          return (
            <span key={index} css={!isEnglish(language) && ownLine}>
              <span css={wrapsWhole}>
                {days} <DayHours hours={hours} end={isLast ? "" : separator} />
              </span>
              {!isLast && " "}
            </span>
          );
        })}
      </span>
    );
  });
}

interface DayProps {
  /** As patients read them: `9AM-1PM, 2PM-6PM`. */
  hours: string;
  /** Punctuation after the last period. */
  end?: string;
}

/** Hours of a day. Lines break between two periods, not inside one. */
export function DayHours({ hours, end = "" }: DayProps) {
  const times = hours.split(PERIOD_SEPARATOR);
  return times.map((time, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span css={wrapsWhole}>
        {time}
        {index === times.length - 1 ? end : ","}
      </span>
    </Fragment>
  ));
}

export const weeklyHoursFragment = graphql`
  fragment WeeklyHours on WeeklyHours {
    monday
    tuesday
    wednesday
    thursday
    friday
    saturday
    sunday
  }
`;

export const regularHoursFragment = graphql`
  fragment RegularHours on RegularHours {
    hours {
      ...WeeklyHours
    }
    hoursFrom {
      date
      hours {
        ...WeeklyHours
      }
    }
  }
`;

/* Keeps the space at the end of a line while the next day is still arriving. */
const oneRow = css`
  white-space: pre-wrap;
`;

/* Says what follows, and from when, also after a page has become old. */
const shownWithoutScripts = css`
  @media (scripting: none) {
    &[hidden] {
      display: revert !important;
    }
  }
`;

/* Longer than in English: narrow screens have no room for two, and the second would move there. */
const ownLine = css`
  ${media.belowLarge} {
    display: block;
  }
`;
