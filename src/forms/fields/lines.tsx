/** Boxes for text of several lines. */
import { css } from "@emotion/react";
import { control } from "./control-styles";
import type { ControlProps, Warning, FieldKind } from "./field-kind";

/** Most characters of an answer. Browsers cut off what is pasted beyond it. */
export const LONGEST_ANSWER = 5_000;

const isFull = (answer: string): Warning | null =>
  answer.length >= LONGEST_ANSWER ? { type: "full" } : null;

const textarea = (rows: number) =>
  function Textarea({ attributes }: ControlProps) {
    return <textarea {...attributes} rows={rows} maxLength={LONGEST_ANSWER} css={control} />;
  };

/** Grows with its text, in browsers that can. On paper it shows all of it. */
const growing = css`
  & > textarea {
    line-height: 1.5;
    resize: vertical;
    field-sizing: content;

    @media not print {
      max-height: 24rem;
    }
  }
`;

const fourLines = css`
  ${growing};

  & > textarea {
    min-height: 8.5rem;

    @media print {
      @supports not (field-sizing: content) {
        min-height: 4in;
      }
    }
  }
`;

export const lines: FieldKind = {
  Control: textarea(4),
  box: fourLines,
  hasLines: true,
  warning: isFull,
};

/** Six or more digits, three and four with a space or hyphen between them, or any number after "Rx". */
const PRESCRIPTION_NUMBER = /\brx\W*\d+|\b\d{3}[ -]\d{4}\b|\d{6,}/gi;

/** More digits than a prescription number has: two numbers whose line break was lost. */
const TWO_NUMBERS = /\d{14}/;

const hasSeveralNumbers = (line: string) =>
  TWO_NUMBERS.test(line) || (line.match(PRESCRIPTION_NUMBER) ?? []).length > 1;

/** Numbers of prescriptions, or names of medicines, one on each line. */
export const prescriptions: FieldKind = {
  ...lines,
  warning: (answer) =>
    isFull(answer) ??
    (answer.split("\n").some(hasSeveralNumbers) ? { type: "severalNumbers" } : null),
};

/** Joins street and apartment: "1 Sample Street, Apt 2". */
const inOneLine = (typed: string) =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

/** Two lines, because browsers fill only the street into `address-line1`, and lose the apartment. */
export const address: FieldKind = {
  Control: textarea(2),
  box: growing,
  read: inOneLine,
  warning: isFull,
};
