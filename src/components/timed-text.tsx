import { css } from "@emotion/react";
import { useEffect } from "react";
import { showTimedTexts } from "../inline/timed-texts";
import type { TextTimeline } from "../time/text-at";
import { segmentsOf, type Words } from "../lib/words";
import { longestOf } from "./as-wide-as";

/** Text that changes with the time of day. The longest one reserves the space, so that nothing moves. */
export function TimedText({ timeline }: { timeline: TextTimeline<Words> }) {
  // Pages of `gatsby develop` have React and no inline script. They get new hours while they are open.
  useEffect(() => showTimedTexts(), [timeline]);
  if (!timeline.texts.some(Boolean)) return null;
  return (
    <span css={room} data-longest={longestOf(timeline.texts)}>
      <Timeline timeline={timeline} />
    </span>
  );
}

/**
 * One timeline. If some of its texts are partly in another language, as with a reason that is not translated,
 * each part is a timeline of its own in an element of its language: the inline script knows only text.
 */
function Timeline({ timeline }: { timeline: TextTimeline<Words> }) {
  const texts = timeline.texts.map(alternatingParts);
  const count = Math.max(1, ...texts.map(({ length }) => length));
  const [language] = timeline.texts.flatMap((words) =>
    segmentsOf(words).flatMap((segment) => segment.language ?? []),
  );
  const jsonOf = (part: number) =>
    JSON.stringify({ ...timeline, texts: texts.map((parts) => parts[part] ?? "") });
  if (count === 1) return <span css={text} data-timeline={jsonOf(0)} />;
  return (
    <span css={text}>
      {Array.from({ length: count }, (_, part) =>
        part % 2 === 0 ? (
          <span key={part} data-timeline={jsonOf(part)} />
        ) : (
          <bdi key={part} lang={language} data-timeline={jsonOf(part)} />
        ),
      )}
    </span>
  );
}

/** Splits a text into words of the page's language, words of another one, and so on in turn. */
function alternatingParts(words: Words): string[] {
  const parts: string[] = [];
  for (const segment of segmentsOf(words)) {
    const isOwnTurn = parts.length % 2 === 0;
    if (isOwnTurn === Boolean(segment.language)) parts.push("");
    parts.push(segment.text);
  }
  return parts;
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
