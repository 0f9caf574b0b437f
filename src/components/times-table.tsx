import { css } from "@emotion/react";
import { colors, space, widths } from "../styles/tokens";
import { ReadyTime } from "./ready-time";

interface Row {
  label: string;
  /** For example `15-20 minutes`. */
  time: string;
  /** A condition. */
  note?: string | null;
}

interface Props {
  rows: readonly Row[];
  /** Says also by when something brought in now is ready, where the time has no condition. */
  withReadyTimes?: boolean;
}

/** Waiting times, each beside what it is for. */
export const TimesTable = ({ rows, withReadyTimes = false }: Props) => (
  <dl css={table}>
    {rows.map(({ label, time, note }) => (
      <div key={label} css={row}>
        <dt>{label}</dt>
        <dd css={value}>
          <strong>{time}</strong>
          {note && ` ${note}`}
        </dd>
        {withReadyTimes && !note && <ReadyTime published={time} />}
      </div>
    ))}
  </dl>
);

const table = css`
  display: grid;
  max-width: ${widths.text};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  padding-block: 0.75rem;
  border-block-end: 1px solid ${colors.line};
`;

const value = css`
  color: ${colors.brandDark};
`;
