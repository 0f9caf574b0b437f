import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { useOpeningHours } from "../../components/use-opening-hours";
import { comingDays } from "../../lib/coming-days";
import { writtenDate } from "../../lib/dates";
import { required } from "../../lib/required-file";
import type { SpecialDay } from "../../lib/opening-calendar";
import { colors, media, targetSize, typeScale } from "../../styles/tokens";

/** Holidays and one-off changes that are not over, soonest first; those far ahead open on demand. */
export function SpecialHours() {
  const { specialHours, timeZone } = useOpeningHours();
  const { siteLabels } = useStaticQuery<Queries.SpecialHoursQuery>(graphql`
    query SpecialHours {
      siteLabels {
        specialHours
        laterSpecialHours
      }
    }
  `);
  const labels = required(siteLabels, "labels.yaml");
  const { soon, later } = comingDays(specialHours ?? [], timeZone);
  if (soon.length === 0) return null;
  return (
    <section>
      <h3>{labels.specialHours}</h3>
      <DayList days={soon} />
      {later.length > 0 && (
        <details>
          <summary css={more}>{labels.laterSpecialHours}</summary>
          <DayList days={later} />
        </details>
      )}
    </section>
  );
}

const DayList = ({ days }: { days: readonly SpecialDay[] }) => (
  <dl css={list}>
    {days.map(({ date, hours, reason }) => (
      <div key={date} css={row}>
        <dt>
          <time dateTime={date}>{writtenDate(date)}</time>
          <br />
          <span css={note}>{reason}</span>
        </dt>
        <dd>{hours}</dd>
      </div>
    ))}
  </dl>
);

const list = css`
  padding-block-start: 0.5rem;
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.375rem;
  line-height: 1.4;
  border-block-end: 1px solid ${colors.line};

  ${media.belowMedium} {
    font-size: ${typeScale.small};
  }
`;

const note = css`
  color: ${colors.inkSoft};
`;

const more = css`
  display: list-item;
  min-height: ${targetSize};
  padding-block: 0.6rem;
  color: ${colors.brand};
  cursor: pointer;
`;
