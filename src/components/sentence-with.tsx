import { css } from "@emotion/react";
import { Fragment } from "react";
import { PhoneLink } from "./phone-link";

interface Props {
  /** A text from `data/`, with its facts filled in. */
  text: string;
  /** The numbers that can be pressed. */
  phones: readonly (string | undefined)[];
}

/** A phone number, or a range such as `24-48`: numbers that a line must not break in two. */
const UNBROKEN = /(\(\d{3}\) \d{3}-\d{4}|\d+(?:-\d+)+)/;

/**
 * A text in which these phone numbers can be pressed, and no number is broken between two lines.
 * It is for islands, which know of the site only what they are told; elsewhere use `Sentence`.
 */
export const SentenceWith = ({ text, phones }: Props) =>
  text.split(UNBROKEN).map((part, index) => {
    if (!UNBROKEN.test(part)) return <Fragment key={index}>{part}</Fragment>;
    if (phones.includes(part)) return <PhoneLink key={index} number={part} css={number} />;
    return (
      <span key={index} css={unbroken}>
        {part}
      </span>
    );
  });

const unbroken = css`
  white-space: nowrap;
`;

const number = css`
  ${unbroken};
  color: inherit;
`;
