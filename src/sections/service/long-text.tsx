import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { LinkLine } from "../../site/links";
import { Text, Texts } from "../../components/text";
import { stack } from "../../styles/recipes";
import { space, widths } from "../../styles/tokens";

/** Paragraphs with their headings, lists and links. Each may be in a language of its own. */
export const LongText = ({ parts }: Pick<Queries.LongTextFragment, "parts">) => (
  <div css={column}>
    {parts.map(({ heading, text, points, link, language }, index) => (
      <div key={index} css={part} lang={language ?? undefined} dir={language ? "auto" : undefined}>
        {heading && <Text as="h3">{heading}</Text>}
        {text && <Text as="p">{text}</Text>}
        {points && (
          <ul css={bullets}>
            <Texts texts={points} as="li" />
          </ul>
        )}
        <LinkLine link={link} />
      </div>
    ))}
  </div>
);

export const longTextFragment = graphql`
  fragment LongText on TextSection {
    parts {
      heading
      text
      points
      language
      link {
        ...Link
      }
    }
  }
`;

const column = css`
  ${stack(space.m)};
  max-width: ${widths.text};
`;

const part = css`
  ${stack(space.xs)};

  /* Keeps the parts of a number in order, also in Arabic. */
  & [href^="tel:"] {
    unicode-bidi: plaintext;
  }
`;

const bullets = css`
  ${stack("0.25rem")};
  padding-inline-start: 1.5rem;
  list-style: disc;
`;
