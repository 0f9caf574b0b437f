import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import type { ContactPoint } from "../lib/contact-point";
import {
  hoursLines,
  isEnglish,
  lineSeparator,
  openHoursLines,
  PERIOD_SEPARATOR,
} from "../lib/language";
import type { WeeklyHours } from "../lib/opening-hours";
import {
  presentHours,
  presentSeason,
  presentWeekFirst,
  regularHoursText,
  weeksOfYear,
  whileInEffect,
} from "../lib/season-texts";
import type { RegularHours } from "../lib/seasons";
import { media, space } from "../styles/tokens";
import { asWideAs, longestOf } from "./as-wide-as";
import { TimedText } from "./timed-text";
import { useSite } from "./site";
import { splitWords, type Words } from "../lib/words";
import { Wording } from "./wording";

/**
 * Hours of a week, one line for consecutive days with equal hours. Seasonal hours list every week of the
 * year with its dates, the current one first.
 */
export const HoursList = ({ regular }: { regular: RegularHours }) =>
  regular.seasonalHours?.length ? (
    <WeeksOfYear regular={regular} />
  ) : (
    <WeekList week={regular.hours} />
  );

function WeeksOfYear({ regular }: { regular: RegularHours }) {
  const { pharmacy, seasonCopy: copy } = useSite();
  const { timeZone } = pharmacy;
  return (
    <div css={weeks}>
      <TimedText timelines={[presentSeason(regular, timeZone, copy)]} />
      {presentWeekFirst(regular, weeksOfYear(regular, copy)).map(
        ({ name, week, season }, index) => (
          <Fragment key={index}>
            {/* The season may have changed since the build: CSS moves the current week to the top. */}
            <span hidden data-timeline={JSON.stringify(whileInEffect(regular, season, timeZone))} />
            <div>
              <p css={weekName}>
                <Wording>{name}</Wording>
              </p>
              <WeekList week={week} />
            </div>
          </Fragment>
        ),
      )}
    </div>
  );
}

function WeekList({ week }: { week: WeeklyHours }) {
  const { hoursCopy } = useSite();
  const lines = hoursLines(week, hoursCopy);
  const longest = longestOf(lines.map(({ days }) => days));
  return (
    <ul>
      {lines.map(({ days, hours }, index) => (
        <li key={index} css={line}>
          <span css={asWideAs} data-longest={longest}>
            <Wording>{days}</Wording>
          </span>{" "}
          <span>
            <DayHours hours={hours} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Open days of the current week in one row: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export const HoursSummary = ({ regular }: { regular: RegularHours }) =>
  regular.seasonalHours?.length ? (
    <PresentWeek regular={regular} />
  ) : (
    <WeekSummary week={regular.hours} />
  );

/** Name of a contact point and its hours: `Services desk: Mon-Fri 9AM-7PM, Sat 9AM-3PM`. */
export const ContactHours = ({ point }: { point: ContactPoint }) => (
  <>
    {point.name && (
      <>
        <Wording>{point.name}</Wording>
        {": "}
      </>
    )}
    <HoursSummary regular={point} />
  </>
);

/** Seasonal hours: the current week, or every week with its dates on paper and without scripts. */
function PresentWeek({ regular }: { regular: RegularHours }) {
  const { pharmacy, seasonCopy: copy } = useSite();
  const { timeZone } = pharmacy;
  return (
    <>
      <TimedText timelines={[presentHours(regular, timeZone, copy.hours)]} />
      <span css={withoutScripts}>
        <Wording>{regularHoursText(regular, copy)}</Wording>
      </span>
    </>
  );
}

/** Lines break between days, or between the two periods of a day with a break. */
function WeekSummary({ week }: { week: WeeklyHours }) {
  const { language, hoursCopy } = useSite();
  const open = openHoursLines(week, hoursCopy);
  const separator = lineSeparator(open);
  return (
    <span css={row}>
      {open.map(({ days, hours }, index) => {
        const isLast = index === open.length - 1;
        return (
          <span key={index} css={!isEnglish(language) && ownLine}>
            <span css={unbroken}>
              <Wording>{days}</Wording> <DayHours hours={hours} end={isLast ? "" : separator} />
            </span>
            {!isLast && " "}
          </span>
        );
      })}
    </span>
  );
}

interface DayProps {
  /** As patients read them: `9AM-1PM, 2PM-6PM`. */
  hours: Words;
  /** Punctuation after the last period. */
  end?: string;
}

/** Hours of a day. Lines break between two periods, not inside one. */
export function DayHours({ hours, end = "" }: DayProps) {
  const times = splitWords(hours, PERIOD_SEPARATOR);
  return times.map((time, index) => (
    <Fragment key={index}>
      {index > 0 && " "}
      <span css={wholeTime}>
        <Wording>{time}</Wording>
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
    seasonalHours {
      name
      from
      through
      hours {
        ...WeeklyHours
      }
    }
  }
`;

/* Hours that do not fit beside their days wrap below them. */
const line = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.5rem;
`;

const weeks = css`
  display: grid;
  gap: ${space.s};

  & > [data-timeline]:empty + div {
    order: 1;
  }
`;

const weekName = css`
  font-weight: 650;
`;

/* Keeps the space at the end of a line while the next day is still arriving. */
const row = css`
  white-space: pre-wrap;
`;

/* Browsers without `scripting` queries show both. */
const withoutScripts = css`
  @media screen and (scripting: enabled) {
    display: none;
  }
`;

/* Wraps as a whole, and breaks only where a line is too short for it. */
const unbroken = css`
  display: inline-block;
`;

/* Longer than in English: narrow screens have no room for two, and the second would move there. */
const ownLine = css`
  ${media.belowLarge} {
    display: block;
  }
`;

/* Unlike with `nowrap`, a period that is wider than its column still breaks, as with large text on phones. */
const wholeTime = css`
  display: inline-block;
`;
