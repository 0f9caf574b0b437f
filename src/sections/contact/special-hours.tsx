import { css } from "@emotion/react";
import { Disclosure, linkLook, unfolded } from "../../components/disclosure";
import { DayHours } from "../../site/hours";
import { shownWithin } from "../../components/shown-within";
import { dayNumber, firstMoment } from "../../time/wall-clock";
import { hoursText } from "../../time/hours-text";
import { formatDate } from "../../time/date-text";
import {
  comingDays,
  endOfSpecialDay,
  openingCalendar,
  type SpecialDay,
} from "../../time/opening-calendar";
import { row } from "../../styles/recipes";
import { colors, media, typeScale } from "../../styles/tokens";
import { useLabels, useTimeCopy } from "../../site/hooks/labels";
import { usePharmacy } from "../../site/hooks/pharmacy";
/** Days that phones show before the list is opened. */
const SHOWN_ON_PHONES = 3;

/** Coming holidays and one-off changes, soonest first. Later ones are folded. */
export function SpecialHours() {
  const { soon, later } = comingDays(usePharmacy());
  const labels = useLabels();
  if (soon.length === 0) return null;
  return (
    <section>
      <h3>{labels.specialHours}</h3>
      <DayList days={soon} />
      {soon.length + later.length > SHOWN_ON_PHONES && (
        <Disclosure
          summary={labels.laterSpecialHours}
          look={linkLook}
          arrowSize={22}
          css={[openOnPaper, later.length === 0 && onlyOnPhones]}
          data-on-paper
        >
          <DayList days={later} />
        </Disclosure>
      )}
    </section>
  );
}

function DayList({ days }: { days: readonly SpecialDay[] }) {
  const pharmacy = usePharmacy();
  const { language, hoursCopy } = useTimeCopy();
  const calendar = openingCalendar(pharmacy);
  const endOf = (date: string) =>
    firstMoment(endOfSpecialDay(calendar, dayNumber(date)), pharmacy.timeZone);
  return (
    <dl css={list}>
      {days.map(({ date, hours, reason, departments }) => (
        <div key={date} css={specialDay} {...shownWithin({ ends: endOf(date) })}>
          <dt css={day}>
            <time dateTime={date}>{formatDate(date, language)}</time>
            <span css={note}>{reason}</span>
          </dt>
          <dd css={hoursColumn}>
            <DayHours hours={hoursText(hours, hoursCopy)} />
            {departments?.map((department, index) => (
              <div key={index} css={note}>
                {department.name} <DayHours hours={hoursText(department.hours, hoursCopy)} />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/* Phones hide the days after the first three until the later dates are opened. */
const list = css`
  padding-block-start: 0.5rem;

  ${media.belowMedium} {
    @supports selector(:has(p)) {
      &:has(+ details:not([open])) > ${"div:not([hidden]) ~ ".repeat(SHOWN_ON_PHONES)} div {
        display: none;
      }
    }
  }
`;

const openOnPaper = css`
  @media print {
    ${unfolded};
  }
`;

const onlyOnPhones = css`
  ${media.medium} {
    display: none;
  }
`;

/* Hours that do not fit beside a date wrap below it. */
const specialDay = css`
  ${row("0 1rem")};
  padding-block: 0.375rem;
  line-height: 1.4;
  border-block-end: 1px solid ${colors.line};

  ${media.largeText} {
    flex-direction: column;
  }

  &[hidden] {
    display: none;
  }

  ${media.belowMedium} {
    font-size: ${typeScale.small};
  }
`;

/* The reason is below the date, or beside it where both fit. */
const day = css`
  flex: 1 1 8rem;
  display: grid;

  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.75rem;

    & > time {
      min-width: 14.5rem;
    }
  }
`;

/** Narrow phones wrap the date, not the hours. */
const hoursColumn = css`
  max-width: 100%;
  margin-inline-start: auto;
  text-align: end;

  ${media.largeText} {
    margin-inline-start: 0;
    text-align: start;
  }
`;

const note = css`
  color: ${colors.inkSoft};
`;
