import { css } from "@emotion/react";
import { lineSeparator, openHoursLines, type WeeklyHours } from "../lib/opening-hours";

/** The open days of a week in a row, broken only between days: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export function HoursSummary({ week }: { week: WeeklyHours }) {
  const open = openHoursLines(week);
  const separator = lineSeparator(open);
  const lines = open.map(({ days, hours }) => `${days} ${hours}`);
  return (
    <span css={row}>
      {lines.map((line, index) => {
        const isLast = index === lines.length - 1;
        return (
          <span key={line}>
            <span css={unbroken}>{isLast ? line : `${line}${separator}`}</span>
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

/* Goes to the next line as a whole, and breaks only where a line is too short for it. */
const unbroken = css`
  display: inline-block;
`;
