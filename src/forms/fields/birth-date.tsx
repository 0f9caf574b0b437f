import { css } from "@emotion/react";
import { FIELD_HEIGHT } from "./control-styles";
import type { FieldKind } from "./field-kind";
import { input } from "./text";

const EARLIEST_YEAR = 1900;

/** Returns a date as "11/20/1950". */
export const dateText = (date: string) => date.replace(/^(\d{4,})-(\d{2})-(\d{2})$/, "$2/$3/$1");

/**
 * True if a day is over where the patient is. It is false for years beyond 9999, which `Date` cannot parse, and for today,
 * which an iPhone fills in when somebody only looks at its calendar.
 */
export const isBeforeToday = (date: string, now: Date) => new Date(`${date}T24:00`) <= now;

const box = css`
  & > input {
    /* iOS 26 ignores box-sizing in a date of its own appearance. */
    appearance: none;
    /* WebKit draws the parts of a date higher than a line of text. */
    height: ${FIELD_HEIGHT};
  }

  /* iPhones center the date. */
  & ::-webkit-date-and-time-value {
    text-align: start;
  }

  /* Chrome previews autofill in a font of its own, which would stretch the line. */
  & ::-webkit-datetime-edit-fields-wrapper {
    vertical-align: top;
  }

  /* WebKit shows today's date in an empty date input, in gray: hide it. */
  @supports (hanging-punctuation: first) {
    & :invalid:not(:focus-within)::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

/** A date, which has no `max`: the page can be days old. */
export const birthDate: FieldKind = {
  Control: input({ type: "date", placeholder: undefined }),
  hasParts: true,
  box,
  display: dateText,
  error: (answer, { errors, now }) => (isBeforeToday(answer, now) ? null : errors.futureDate),
  warning: (answer) => (parseInt(answer, 10) < EARLIEST_YEAR ? { type: "oldDate" } : null),
};
