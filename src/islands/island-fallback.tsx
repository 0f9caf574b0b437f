import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonRow } from "../components/button-row";
import { primaryButton, secondaryButton } from "../components/button-styles";
import { InternalLink } from "../components/internal-link";
import { PhoneLink } from "../components/phone-link";
import { Text } from "../components/text";
import { space } from "../styles/tokens";
import { Wording } from "../components/wording";

/** Copy of `data/pages/error.yaml`, and the phone number. */
export interface FallbackData {
  copy: Queries.IslandFallbackCopyFragment;
  phone: string;
}

interface Props extends FallbackData {
  /** The patient's answers. */
  children?: ReactNode;
}

/** Shown in place of an island that threw: the phone number and a link to the home page. */
export const IslandFallback = ({ copy, phone, children }: Props) => (
  <section css={section}>
    <div css={section} role="alert">
      <Text as="h2">{copy.heading}</Text>
      <Text as="p">{copy.text}</Text>
    </div>
    {children}
    <ButtonRow>
      <PhoneLink number={phone} css={primaryButton} />
      <InternalLink to={copy.home.path} css={secondaryButton}>
        <Wording>{copy.home.label}</Wording>
      </InternalLink>
    </ButtonRow>
  </section>
);

export const islandFallbackCopy = graphql`
  fragment IslandFallbackCopy on ErrorPage {
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

const section = css`
  display: grid;
  gap: ${space.l};
`;
