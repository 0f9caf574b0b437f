import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { space } from "../styles/tokens";
import { buttonRow, primaryButton, secondaryButton } from "./button-styles";
import { InternalLink } from "./internal-link";
import { PhoneLink } from "./phone-link";
import { Text } from "./text";

/** The words of `data/pages/error.yaml`, and the number to call. */
export interface BrokenWords {
  words: Queries.BrokenWordsFragment;
  phone: string;
}

interface Props extends BrokenWords {
  /** What could be saved from the part. */
  children?: ReactNode;
}

/** What people see where a part of the page broke: the phone number and a way home. */
export const BrokenPart = ({ words, phone, children }: Props) => (
  <section css={part} data-broken>
    <div css={part} role="alert">
      <h2>
        <Text>{words.heading}</Text>
      </h2>
      <p>
        <Text>{words.text}</Text>
      </p>
    </div>
    {children}
    <p css={buttonRow}>
      <PhoneLink number={phone} css={primaryButton} />
      <InternalLink to={words.home.path} css={secondaryButton}>
        {words.home.label}
      </InternalLink>
    </p>
  </section>
);

export const brokenWords = graphql`
  fragment BrokenWords on ErrorPage {
    heading
    text
    kept {
      heading
      text
      print
      copy
      copied
      copyByHand
    }
    home {
      ...PageLink
    }
  }
`;

const part = css`
  display: grid;
  gap: ${space.l};
`;
