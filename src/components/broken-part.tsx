import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../styles/tokens";
import { buttonRow, primaryButton, secondaryButton } from "./button-styles";
import { InternalLink } from "./internal-link";
import { PhoneLink } from "./phone-link";

/** The words of `data/pages/error.yaml`, and the number to call. */
export interface BrokenWords {
  words: Queries.BrokenWordsFragment;
  phone: string;
}

/** What people see where a part of the page broke: the phone number and a way home. */
export const BrokenPart = ({ words, phone }: BrokenWords) => (
  <section css={part} role="alert">
    <h2>{words.heading}</h2>
    <p>{words.text}</p>
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
    home {
      ...PageLink
    }
  }
`;

const part = css`
  display: grid;
  gap: ${space.l};
`;
