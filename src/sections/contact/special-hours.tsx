import { css } from "@emotion/react";
import { useSite } from "../../components/use-site";
import { writtenDate } from "../../lib/dates";
import { colors } from "../../styles/tokens";

/** Holidays and one-off changes, soonest first. */
export function SpecialHours() {
  const { pharmacy, labels } = useSite();
  const days = [...(pharmacy.specialHours ?? [])].sort((a, b) => a.date.localeCompare(b.date));
  if (days.length === 0) return null;
  return (
    <section>
      <h3>{labels.specialHours}</h3>
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
    </section>
  );
}

const list = css`
  padding-block-start: 0.5rem;
`;

const row = css`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  padding-block: 0.5rem;
  border-block-end: 1px solid ${colors.line};
`;

const note = css`
  color: ${colors.inkSoft};
`;
