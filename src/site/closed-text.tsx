import { css } from "@emotion/react";
import { openingStatus, statusTurns } from "../time/opening-status";
import { textTimeline } from "../time/text-timeline";
import type { Words } from "../lib/words";
import { useTimeCopy } from "./hooks/labels";
import { usePharmacy } from "./hooks/pharmacy";
import { TimedText } from "../components/timed-text";

interface Props {
  /** Sentence with `{day}` and `{time}` of the next opening. */
  children: Words;
}

/** Paragraph that is there only while the store is closed. */
export function ClosedText({ children: closed }: Props) {
  const store = usePharmacy();
  const { dayCopy } = useTimeCopy();
  const copy = {
    ...dayCopy,
    open: "",
    openAllDay: "",
    byAppointment: "",
    closed,
    closedToday: closed,
  };
  const timeline = textTimeline({
    openings: store,
    timeZone: store.timeZone,
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });
  return (
    <p css={onlyWithText}>
      <TimedText timeline={timeline} />
    </p>
  );
}

const onlyWithText = css`
  &:not(:has([data-timeline]:not(:empty))) {
    display: none;
  }
`;
