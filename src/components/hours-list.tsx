import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { hoursLines, type WeeklyHours } from "../lib/opening-hours";

/** A week's hours, one line for days that share them. */
export const HoursList = ({ week }: { week: WeeklyHours }) => (
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

const list = css`
  font-variant-numeric: tabular-nums;
`;

const daysColumn = css`
  display: inline-block;
  min-width: 4.5rem;
`;
