import { css } from "@emotion/react";
import { openingStatus } from "../lib/opening-status";
import type { WeeklyHours } from "../lib/opening-hours";
import { textTimeline } from "../lib/text-timeline";
import { TimedText } from "./timed-text";
import { useSite } from "./use-site";

interface Props {
  /** The store's week, or the services desk's. Special days hold for both. */
  week: WeeklyHours;
  /** Says on a holiday why it is closed, which takes more room. */
  withReason?: boolean;
}

/** Whether someone is there now, and until or from when. */
export function OpeningStatus({ week, withReason = false }: Props) {
  const { pharmacy, labels } = useSite();
  const { today, tomorrow, openingStatus: sentences } = labels;
  const words = {
    today,
    tomorrow,
    open: sentences.open,
    closed: sentences.closed,
    closedToday: withReason ? sentences.closedTodayFor : sentences.closedToday,
  };
  const timeline = textTimeline({
    openings: { hours: week, specialHours: pharmacy.specialHours },
    timeZone: pharmacy.timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, words),
    turns: ({ opens, closes }) => [opens, closes],
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
