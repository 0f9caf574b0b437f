import { css } from "@emotion/react";
import { useEffect } from "react";
import { showTimedTexts } from "../inline/timed-texts";
import { longestOf } from "./as-wide-as";
import type { TextTimeline } from "../lib/text-at";

interface Props {
  timeline: TextTimeline;
}

/**
 * Text that changes with the time of day. An inline script fills it in. The longest text reserves the
 * space, so that nothing moves; without scripts it takes no space.
 */
export function TimedText({ timeline }: Props) {
  // Pages of `gatsby develop` have React and no inline script.
  useEffect(() => showTimedTexts(), []);
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
