/** Texts that change with the time: whether it is open, when it opens again, and when something is ready. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TimedText } from "../components/timed-text";
import { onceFor } from "../lib/once-for";
import { strong } from "../styles/recipes";
import { clockOf } from "../time/date-text";
import { departmentOpenings, type Openings, type RegularHours } from "../time/opening-calendar";
import {
  onlyWhileClosed,
  type OpeningCopy,
  openingStatus,
  statusTurns,
} from "../time/opening-status";
import { readyText, readyTurns } from "../time/ready-time";
import { textTimeline } from "../time/text-timeline";
import { type Labels, timeCopyOf, useLabels, useTimeCopy } from "./hooks/labels";
import { type Pharmacy, usePharmacy } from "./hooks/pharmacy";

const statusTimeline = (openings: Openings, { timeZone }: Pharmacy, copy: OpeningCopy) =>
  textTimeline({
    openings,
    timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });

const statusCopy = (labels: Labels): OpeningCopy => ({
  ...timeCopyOf(labels).dayCopy,
  ...labels.openingStatus,
});

/** Returns the store's status, which stands on every page twice or more often. */
const storeTimeline = onceFor((store: Pharmacy) =>
  onceFor((labels: Labels) => statusTimeline(store, store, statusCopy(labels))),
);

/** Returns all texts of the store's status that say that it is closed. */
export function useClosedStatuses(): readonly string[] {
  const store = usePharmacy();
  const { texts } = statusTimeline(store, store, onlyWhileClosed(statusCopy(useLabels())));
  return texts.filter(Boolean);
}

interface StatusProps {
  /** The services desk or another department; the store if absent. */
  department?: RegularHours & { name: string };
}

/** "Open now, closes at 7 PM", or when it opens next. */
export function OpeningStatus({ department }: StatusProps) {
  const store = usePharmacy();
  const labels = useLabels();
  const timeline = department
    ? statusTimeline(departmentOpenings(store, department), store, statusCopy(labels))
    : storeTimeline(store)(labels);
  return (
    <strong css={strong} data-status={department ? undefined : ""}>
      <TimedText timeline={timeline} />
    </strong>
  );
}

/** Paragraph that is there only while the store is closed. Its words have `{day}` and `{time}` of the next opening. */
export function ClosedText({ children: closed }: { children: string }) {
  const store = usePharmacy();
  const { dayCopy } = useTimeCopy();
  const copy = onlyWhileClosed({ ...dayCopy, closed, closedToday: closed });
  return (
    <p css={onlyWithText}>
      <TimedText timeline={statusTimeline(store, store, copy)} />
    </p>
  );
}

interface ReadyTimeProps {
  /** Minutes of work: see `waitMinutes`. */
  wait: number;
  copy: Queries.ReadyTimeCopy;
}

/** Time of day at which something brought in now is ready. */
export function ReadyTime({ wait, copy }: ReadyTimeProps) {
  const openings = usePharmacy();
  const { dayCopy } = useTimeCopy();
  const timeline = textTimeline({
    openings,
    timeZone: openings.timeZone,
    wait,
    clock: clockOf(dayCopy.language),
    textAt: (calendar, now) => readyText(calendar, now, wait, { ...dayCopy, ...copy }),
    turns: (period) => readyTurns(period, wait),
  });
  return <TimedText timeline={timeline} />;
}

export const readyTimeFragment = graphql`
  fragment ReadyTime on ReadyTime {
    minutes
    hours
  }
`;

const onlyWithText = css`
  &:not(:has([data-timeline]:not(:empty))) {
    display: none;
  }
`;
