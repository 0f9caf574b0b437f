import { css } from "@emotion/react";
import { readyText, readyTurns, waitMinutes } from "../lib/ready-time";
import { textTimelines } from "../lib/text-timeline";
import { TimedText } from "./timed-text";
import { useSite } from "./site";

interface Props {
  /** Waiting time as published, such as `15-20 minutes`. */
  published: string;
}

/**
 * Adds the time of day at which something brought in now is ready. Renders nothing for waiting times
 * that name no minutes or hours, such as `usually the same day`.
 */
export function ReadyTime({ published }: Props) {
  const { pharmacy: openings, labels } = useSite();
  const wait = waitMinutes(published);
  if (wait === undefined) return null;
  const { today, tomorrow, readyTime } = labels;
  const timelines = textTimelines({
    openings,
    timeZone: openings.timeZone,
    wait,
    textAt: (calendar, now) => readyText(calendar, now, wait, { today, tomorrow, ...readyTime }),
    turns: (period) => readyTurns(period, wait),
  });
  return (
    <dd css={wholeLine}>
      <TimedText timelines={timelines} />
    </dd>
  );
}

const wholeLine = css`
  flex-basis: 100%;
`;
