import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import { type Facts, type FactText, plainText } from "../lib/fact-text";
import { unbrokenParts } from "../lib/phone-number";
import { EmailLink } from "./email-link";
import { useFacts } from "./facts";
import { PhoneLink } from "./phone-link";
import { End, shownWhole } from "./shown-whole";
import { unbroken } from "../styles/global-styles";

interface Props {
  /** Strings are texts that name no facts. */
  children: FactText | string;
  /** Element around the text. */
  as?: "h1" | "h2" | "h3" | "h4" | "p" | "li" | "dt" | "span" | "strong";
  className?: string;
}

/** Renders a text of `data/`. Its facts become links or times: a number dials, an email address opens a mail. */
export function Text({ children, as: Element, className }: Props) {
  const content = withFacts(children, useFacts());
  return Element ? <Element className={className}>{content}</Element> : content;
}

/**
 * Splits a text at facts, and at numbers such as `1-800-222-1222`, which lines would break at their
 * hyphens.
 */
const SPECIAL = /(\{(?:phone|servicesDeskPhone|email|fax|\w+Time)\}|\d+(?:-\d+)+)/;

/** Longest fact, in characters, that stays on one line: a phone number fits into every line. */
const LONGEST_UNBROKEN = "(507) 555-0142".length;

const isPhone = (piece?: string) => piece === "{phone}" || piece === "{servicesDeskPhone}";
const isLink = (piece?: string) => isPhone(piece) || piece === "{email}";

/** Punctuation that stays on the line of the link before it, although that link is an inline block. */
const CLOSING = /^[.,;:!?)]+/;

const withFacts = (text: FactText | string, facts: Facts): ReactNode =>
  (text as string).split(SPECIAL).map((piece, index, pieces) => {
    const ownWords = isLink(pieces[index - 1]) ? piece.replace(CLOSING, "") : piece;
    const words = plainText(ownWords, facts);
    // `split` returns plain words and special parts in turn.
    if (index % 2 === 0) return <Fragment key={index}>{words}</Fragment>;
    if (isLink(piece)) {
      return (
        <span key={index} css={[box, shownWhole]}>
          {isPhone(piece) ? (
            <PhoneLink number={words} css={link}>
              {unbrokenParts(words).map((piece, line) => (
                <Fragment key={line}>
                  {line > 0 && " "}
                  <span css={unbroken}>{piece}</span>
                </Fragment>
              ))}
            </PhoneLink>
          ) : (
            <EmailLink address={words} css={link} />
          )}
          {CLOSING.exec(pieces[index + 1] ?? "")?.[0]}
          <End />
        </span>
      );
    }
    if (words !== piece && words.length > LONGEST_UNBROKEN) {
      return <Fragment key={index}>{withFacts(words, facts)}</Fragment>;
    }
    // A fax machine answers the fax number, so it does not dial.
    return (
      <bdi key={index} css={unbroken}>
        {words}
      </bdi>
    );
  });

const box = css`
  display: inline-block;
`;

const link = css`
  color: inherit;
`;
