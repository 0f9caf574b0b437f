import { css } from "@emotion/react";
import { FIELD_HEIGHT } from "./control-styles";
import type { FieldKind } from "./field-kind";
import { input } from "./text";

const EARLIEST_YEAR = 1900;

/** Returns a date as "11/20/1950". */
export const dateText = (date: string) => date.replace(/^(\d{4,})-(\d{2})-(\d{2})$/, "$2/$3/$1");

/** `Date` cannot parse years beyond 9999 in this form. */
const yearOf = (date: string) => Number.parseInt(date, 10);

/** True if a day comes after today, where the patient is. */
export const isFuture = (date: string, now: Date) =>
  yearOf(date) > now.getFullYear() || new Date(`${date}T00:00`) > now;

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
  box,
  display: dateText,
  error: (answer, { errors, now }) => (isFuture(answer, now) ? errors.futureDate : null),
  doubt: (answer) => (yearOf(answer) < EARLIEST_YEAR ? { type: "oldDate" } : null),
};
