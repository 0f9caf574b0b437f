import { css } from "@emotion/react";
import { Fragment } from "react";

interface Props {
  /** As staff write them: `9AM-1PM, 2PM-6PM`. */
  hours: string;
  /** Punctuation after the last time. */
  end?: string;
}

/** A day's hours. A line breaks between two times, not inside one. */
export function DayHours({ hours, end = "" }: Props) {
  const times = hours.split(", ");
  return times.map((time, index) => (
    <Fragment key={time}>
      {index > 0 && " "}
      <span css={wholeTime}>
        {time}
        {index === times.length - 1 ? end : ","}
      </span>
    </Fragment>
  ));
}

/* Unlike `nowrap`, a time that is wider than its column still breaks: a small screen with large text. */
const wholeTime = css`
  display: inline-block;
`;
