import { css } from "@emotion/react";
import { openHoursLines, type WeeklyHours } from "../lib/opening-hours";

/** The open days of a week in a row, broken only between days: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export function HoursSummary({ week }: { week: WeeklyHours }) {
  const lines = openHoursLines(week).map(({ days, hours }) => `${days} ${hours}`);
  return (
    <span>
      {lines.map((line, index) => (
        <span key={line}>
          <span css={unbroken}>{index < lines.length - 1 ? `${line},` : line}</span>{" "}
        </span>
      ))}
    </span>
  );
}

/* Goes to the next line as a whole, and breaks only where a line is too short for it. */
const unbroken = css`
  display: inline-block;
`;
