import { graphql } from "gatsby";
import { clockOf } from "../time/date-text";
import { type ReadyCopy, readyText, readyTurns } from "../time/ready-time";
import { textTimeline } from "../time/text-timeline";
import { TimedText } from "../components/timed-text";
import { useTimeCopy } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";

interface Props {
  /** Minutes of work: see `waitMinutes`. */
  wait: number;
  copy: Pick<ReadyCopy, "open" | "closed">;
}

/** Time of day at which something brought in now is ready. */
export function ReadyTime({ wait, copy }: Props) {
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
