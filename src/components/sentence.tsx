import { css } from "@emotion/react";
import { Fragment } from "react";
import { PhoneLink } from "./phone-link";
import { useSite } from "./use-site";

interface Props {
  /** A text from `data/`, with its facts filled in. */
  text: string;
}

/** A phone number, or a range such as `24-48`: numbers that a line must not break in two. */
const UNBROKEN = /(\(\d{3}\) \d{3}-\d{4}|\d+(?:-\d+)+)/;

/** A text in which our phone numbers can be pressed, and no number is broken between two lines. */
export function Sentence({ text }: Props) {
  const { pharmacy } = useSite();
  const phones = [pharmacy.phone, pharmacy.servicesDesk?.phone];
  return text.split(UNBROKEN).map((part, index) => {
    if (!UNBROKEN.test(part)) return <Fragment key={index}>{part}</Fragment>;
    if (phones.includes(part)) return <PhoneLink key={index} number={part} css={number} />;
    return (
      <span key={index} css={unbroken}>
        {part}
      </span>
    );
  });
}

const unbroken = css`
  white-space: nowrap;
`;

const number = css`
  ${unbroken};
  color: inherit;
`;
