import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { hoursLines, type WeeklyHours } from "../lib/opening-hours";
import { presentSeason, weeksOfYear } from "../lib/season-texts";
import type { RegularHours } from "../lib/seasons";
import { space } from "../styles/tokens";
import { TimedText } from "./timed-text";
import { useOpeningHours } from "./use-opening-hours";
import { useSeasonCopy } from "./use-season-copy";

/**
 * A week's hours, one line for days that share them. Where they change with the season, every week of
 * the year with its dates, and which of them holds now.
 */
export const HoursList = ({ regular }: { regular: RegularHours }) =>
  regular.seasonalHours?.length ? (
    <WeeksOfYear regular={regular} />
  ) : (
    <WeekList week={regular.hours} />
  );

function WeeksOfYear({ regular }: { regular: RegularHours }) {
  const { timeZone } = useOpeningHours();
  const copy = useSeasonCopy();
  return (
    <div css={weeks}>
      <TimedText timelines={[presentSeason(regular, timeZone, copy)]} />
      {weeksOfYear(regular, copy).map(({ name, week }) => (
        <div key={name}>
          <p css={weekName}>{name}</p>
          <WeekList week={week} />
        </div>
      ))}
    </div>
  );
}

const WeekList = ({ week }: { week: WeeklyHours }) => (
  <ul css={list}>
    {hoursLines(week).map(({ days, hours }) => (
      <li key={days}>
        <span css={daysColumn}>{days}</span> {hours}
      </li>
    ))}
  </ul>
);

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

const list = css`
  font-variant-numeric: tabular-nums;
`;

const daysColumn = css`
  display: inline-block;
  min-width: 4.5rem;
`;

const weeks = css`
  display: grid;
  gap: ${space.s};
`;

const weekName = css`
  font-weight: 650;
`;
