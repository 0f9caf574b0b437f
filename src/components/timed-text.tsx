import { css } from "@emotion/react";
import { useEffect } from "react";
import { showTimedTexts } from "../inline/timed-texts";
import type { TextTimeline } from "../time/text-at";
import { longestOf } from "./as-wide-as";

/** Text that changes with the time of day. The longest one reserves the space, so that nothing moves. */
export function TimedText({ timeline }: { timeline: TextTimeline }) {
  // Pages of `gatsby develop` have React and no inline script. They get new hours while they are open.
  useEffect(() => showTimedTexts(), [timeline]);
  if (!timeline.texts.some(Boolean)) return null;
  return (
    <span css={room} data-longest={longestOf(timeline.texts)}>
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
