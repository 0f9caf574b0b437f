import { css } from "@emotion/react";
import type { FactText } from "../lib/fact-text";
import { readyTimeNamed, waitMinutes } from "../time/ready-time";
import { row } from "../styles/recipes";
import { colors, space, widths } from "../styles/tokens";
import { ReadyTime } from "./opening-status";
import { End, shownWhole } from "../components/shown-whole";
import { useLabels } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";
import { Text } from "../components/text";

interface Row {
  label: FactText | string;
  /** Waiting time, such as `{newPrescriptionTime}`, or another fact beside its label. */
  time: FactText | string;
  /** Condition, for example `when ordered in advance`. */
  note?: FactText | null;
}

interface Props {
  rows: readonly Row[];
  /** Adds the time of day at which something brought in now is ready, unless the time has a condition. */
  withReadyTimes?: boolean;
}

/** Waiting times or other facts, each beside its label. */
export function TimesTable({ rows, withReadyTimes = false }: Props) {
  const labels = useLabels();
  const pharmacy = usePharmacy();
  return (
    <dl css={table}>
      {rows.map(({ label, time, note }, index) => {
        const readyTime = withReadyTimes && !note && readyTimeNamed(time, pharmacy.readyTimes);
        const wait = readyTime ? waitMinutes(readyTime) : undefined;
        return (
          <div key={index} css={entry}>
            <Text as="dt">{label}</Text>
            <dd css={[value, shownWhole]}>
              <Text as="strong">{time}</Text>
              {note && (
                <>
                  {" "}
                  <Text>{note}</Text>
                </>
              )}
              <End />
            </dd>
            {wait !== undefined && (
              <dd css={wholeLine}>
                <ReadyTime wait={wait} copy={labels.readyTime} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

const table = css`
  display: grid;
  max-width: ${widths.text};
`;

const entry = css`
  ${row(`0 ${space.m}`)};
  justify-content: space-between;
  padding-block: 0.75rem;
  border-block-end: 1px solid ${colors.line};
`;

const wholeLine = css`
  flex-basis: 100%;
`;

const value = css`
  color: ${colors.brandStrong};
`;
