import { css } from "@emotion/react";
import { isEnglish, lineSeparator, openHoursLines } from "../lib/language";
import type { ContactPoint } from "../lib/contact-point";
import type { WeeklyHours } from "../lib/opening-hours";
import { media } from "../styles/tokens";
import { presentHours, regularHoursText } from "../lib/season-texts";
import type { RegularHours } from "../lib/seasons";
import { DayHours } from "./day-hours";
import { TimedText } from "./timed-text";
import { useSite } from "./site";

/** Open days of the current week in one row: `Mon-Fri 9AM-7PM, Sat 9AM-2PM`. */
export const HoursSummary = ({ regular }: { regular: RegularHours }) =>
  regular.seasonalHours?.length ? (
    <PresentWeek regular={regular} />
  ) : (
    <WeekSummary week={regular.hours} />
  );

/** Whose number it is, and when somebody answers: `Services desk: Mon-Fri 9AM-7PM, Sat 9AM-3PM`. */
export const ContactHours = ({ point }: { point: ContactPoint }) => (
  <>
    {point.name ? `${point.name}: ` : ""}
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
      <span css={withoutScripts}>{regularHoursText(regular, copy)}</span>
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
          <span key={days} css={!isEnglish(language) && ownLine}>
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
