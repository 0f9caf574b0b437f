import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { openingStatus, statusTurns } from "../lib/opening-status";
import { required } from "../lib/required-file";
import type { RegularHours } from "../lib/seasons";
import { textTimelines } from "../lib/text-timeline";
import { TimedText } from "./timed-text";
import { useOpeningHours } from "./use-opening-hours";

interface Props {
  /** The store's hours, or the services desk's. Special days hold for both. */
  regular: RegularHours;
  /** Says on a holiday why it is closed, which takes more room. */
  withReason?: boolean;
}

/** Whether someone is there now, and until or from when. */
export function OpeningStatus({ regular, withReason = false }: Props) {
  const { specialHours, timeZone } = useOpeningHours();
  const { siteLabels } = useStaticQuery<Queries.OpeningStatusQuery>(graphql`
    query OpeningStatus {
      siteLabels {
        today
        tomorrow
        openingStatus {
          open
          openAllDay
          byAppointment
          closed
          closedToday
          closedTodayFor
        }
      }
    }
  `);
  const { today, tomorrow, openingStatus: sentences } = required(siteLabels, "labels.yaml");
  const copy = {
    today,
    tomorrow,
    ...sentences,
    closedToday: withReason ? sentences.closedTodayFor : sentences.closedToday,
  };
  const { hours, seasonalHours } = regular;
  const timelines = textTimelines({
    openings: { hours, seasonalHours, specialHours },
    timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });
  return (
    <strong css={status}>
      <TimedText timelines={timelines} />
    </strong>
  );
}

const status = css`
  font-weight: 650;
`;
