import { css } from "@emotion/react";
import { Fragment } from "react";

interface Props {
  /** As patients read them: `9AM-1PM, 2PM-6PM`. */
  hours: string;
  /** Punctuation after the last period. */
  end?: string;
}

/** Hours of a day. Lines break between two periods, not inside one. */
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

/* Unlike with `nowrap`, a period that is wider than its column still breaks, as with large text on phones. */
const wholeTime = css`
  display: inline-block;
`;
