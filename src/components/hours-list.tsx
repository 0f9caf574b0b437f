import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { hoursLines } from "../lib/language";
import type { WeeklyHours } from "../lib/opening-hours";
import { presentSeason, presentWeekFirst, weeksOfYear, whileInEffect } from "../lib/season-texts";
import type { RegularHours } from "../lib/seasons";
import { space } from "../styles/tokens";
import { asWideAs, longestOf } from "./as-wide-as";
import { DayHours } from "./day-hours";
import { TimedText } from "./timed-text";
import { useSite } from "./site";

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
      {presentWeekFirst(regular, weeksOfYear(regular, copy)).map(({ name, week, season }) => (
        <Fragment key={name}>
          {/* The season may have changed since the build: CSS moves the current week to the top. */}
          <span hidden data-timeline={JSON.stringify(whileInEffect(regular, season, timeZone))} />
          <div>
            <p css={weekName}>{name}</p>
            <WeekList week={week} />
          </div>
        </Fragment>
      ))}
    </div>
  );
}

function WeekList({ week }: { week: WeeklyHours }) {
  const { hoursCopy } = useSite();
  const lines = hoursLines(week, hoursCopy);
  const longest = longestOf(lines.map(({ days }) => days));
  return (
    <ul>
      {lines.map(({ days, hours }) => (
        <li key={days} css={line}>
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
