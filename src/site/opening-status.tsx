import { departmentOpenings, type RegularHours } from "../time/opening-calendar";
import { openingStatus, statusTurns } from "../time/opening-status";
import { textTimeline } from "../time/text-timeline";
import { TimedText } from "../components/timed-text";
import { useLabels, useTimeCopy } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";
import type { Words } from "../lib/words";
import { strong } from "../styles/recipes";

interface Props {
  /** The services desk or another department; the store if absent. */
  department?: RegularHours & { name: Words };
  /** Adds the reason on a holiday, which takes more room. */
  withReason?: boolean;
}

/** "Open now, closes at 7 PM", or when it opens next. */
export function OpeningStatus({ department, withReason = false }: Props) {
  const store = usePharmacy();
  const labels = useLabels();
  const { dayCopy } = useTimeCopy();
  const { openingStatus: sentences } = labels;
  const copy = {
    ...dayCopy,
    ...sentences,
    closedToday: withReason ? sentences.closedTodayFor : sentences.closedToday,
  };
  const timeline = textTimeline({
    openings: department ? departmentOpenings(store, department) : store,
    timeZone: store.timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });
  return (
    <strong css={strong}>
      <TimedText timeline={timeline} />
    </strong>
  );
}
