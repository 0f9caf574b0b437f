import { css } from "@emotion/react";
import { useEffect } from "react";
import { finishReadyTime } from "../inline/finish-ready-time";
import { showTimedTexts } from "../inline/timed-texts";
import type { TextTimeline } from "../lib/text-at";

const longest = (texts: readonly string[]) =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), "");

/**
 * A text that changes with the time. An inline script fills it in, into room that the longest text
 * has reserved, so that nothing moves; without scripts it takes no room.
 */
export function TimedText({ timeline }: { timeline: TextTimeline }) {
  // In `gatsby develop` pages have React, and no inline script.
  useEffect(() => showTimedTexts(finishReadyTime), []);
  if (!timeline.texts.some(Boolean)) return null;
  return (
    <span css={room} data-longest={longest(timeline.texts)}>
      <span css={text} data-timeline={JSON.stringify(timeline)} />
    </span>
  );
}

const text = css`
  grid-area: 1 / 1;
  text-wrap: balance;
`;

const room = css`
  display: grid;

  &::before {
    ${text};
    content: attr(data-longest);
    visibility: hidden;
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
