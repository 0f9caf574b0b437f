import { css } from "@emotion/react";
import { Fragment, type ReactNode } from "react";
import type { Facts, FactText } from "../lib/fact-text";
import { fillIn } from "../lib/fill-in";
import { unbrokenParts } from "../lib/phone-number";
import { EmailLink } from "./email-link";
import { useFacts } from "./facts";
import { PhoneLink } from "./phone-link";
import { End, shownWhole } from "./shown-whole";
import { unbroken, wrapsWhole } from "../styles/recipes";

interface Props {
  children: FactText | string;
  as?: "h1" | "h2" | "h3" | "h4" | "p" | "li" | "dt" | "span" | "strong";
  className?: string;
}

/**
 * Renders a text of `data/`. Its facts become links or times, and any phone number dials. Pass `as` for a text that
 * changes: the browser's translation replaces React's text nodes, and only a new element shows the new text.
 */
export function Text({ children, as: Element, className }: Props) {
  const facts = useFacts();
  const words = children as string;
  const content = withFacts(words, facts);
  if (!Element) return content;
  return (
    <Element key={words} className={className}>
      {content}
    </Element>
  );
}

interface TextsProps extends Pick<Props, "as"> {
  texts: readonly FactText[] | null;
}

/** Renders texts one below the other, each in an element of its own. */
export const Texts = ({ texts, as }: TextsProps) =>
  texts?.map((text, index) => (
    <Text key={index} as={as}>
      {text}
    </Text>
  ));

/**
 * Splits a text at facts, and at numbers such as `(800) 368-1019` and `1-800-222-1222`, which lines would break
 * at their spaces and hyphens, and which pages from right to left would put in another order.
 */
const SPECIAL = /(\{(?:phone|servicesDeskPhone|email|fax|\w+Time)\}|(?:\(\d{3}\) )?\d+(?:-\d+)+)/;

/** Longest fact, in characters, that stays on one line: a phone number fits into every line. */
const LONGEST_UNBROKEN = "(507) 555-0142".length;

/** Somebody else's phone number. */
const NUMBER = /^(1-)?\W?\d{3}\W+\d{3}-\d{4}$/;

/** Words before somebody else's fax number. A fax machine answers it, so it does not dial. */
const FAX = /fax[^.!?]*$/i;

const isPhone = (piece = "", before = "") =>
  piece === "{phone}" ||
  piece === "{servicesDeskPhone}" ||
  (NUMBER.test(piece) && !FAX.test(before));
const isLink = (piece?: string, before?: string) => piece === "{email}" || isPhone(piece, before);

/** Punctuation that stays on the line of the link before it, although that link is an inline block. */
const CLOSING = /^[.,;:!?)]+/;

const withFacts = (text: string, facts: Facts): ReactNode =>
  text.split(SPECIAL).map((piece, index, pieces) => {
    const before = pieces[index - 1];
    const ownWords = isLink(before, pieces[index - 2]) ? piece.replace(CLOSING, "") : piece;
    const words = fillIn(ownWords, facts);
    // `split` returns plain words and special parts in turn.
    if (index % 2 === 0) return <Fragment key={index}>{words}</Fragment>;
    if (isLink(piece, before)) {
      return (
        <span key={index} css={[wrapsWhole, shownWhole]}>
          {isPhone(piece, before) ? (
            <PhoneLink number={words} css={link}>
              {unbrokenParts(words).map((piece, line) => (
                <Fragment key={line}>
                  {line > 0 && " "}
                  <bdi css={unbroken}>{piece}</bdi>
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
    return (
      <bdi key={index} css={unbroken}>
        {words}
      </bdi>
    );
  });

const link = css`
  color: inherit;
`;
