import { css } from "@emotion/react";
import { graphql, useStaticQuery } from "gatsby";
import { openingStatus, statusTurns } from "../lib/opening-status";
import type { WeeklyHours } from "../lib/opening-hours";
import { required } from "../lib/required-file";
import { textTimeline } from "../lib/text-timeline";
import { TimedText } from "./timed-text";
import { useOpeningHours } from "./use-opening-hours";

interface Props {
  /** The store's week, or the services desk's. Special days hold for both. */
  week: WeeklyHours;
  /** Says on a holiday why it is closed, which takes more room. */
  withReason?: boolean;
}

/** Whether someone is there now, and until or from when. */
export function OpeningStatus({ week, withReason = false }: Props) {
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
  const timeline = textTimeline({
    openings: { hours: week, specialHours },
    timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });
  return (
    <strong css={status}>
      <TimedText timeline={timeline} />
    </strong>
  );
}

const status = css`
  font-weight: 650;
`;
