import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { media, space, typeScale } from "../styles/tokens";
import { card, iconDisc } from "./card";
import { Icon } from "./icon";
import { Text } from "./text";

interface Props {
  icon?: string | null;
  title: FactText;
  /** The title's place in the page's outline. */
  titleLevel?: 2 | 3;
  text?: FactText;
  /** What follows the text: a list, a link. */
  children?: ReactNode;
}

/** A small icon, a title, a sentence. */
export function IconCard({ icon, title, titleLevel = 3, text, children }: Props) {
  const Title = titleLevel === 2 ? "h2" : "h3";
  return (
    <li css={card}>
      <div css={head}>
        {icon && (
          <span css={iconDisc}>
            <Icon name={icon} size={26} />
          </span>
        )}
        <Title css={titleSize}>
          <Text>{title}</Text>
        </Title>
      </div>
      {text && (
        <p>
          <Text>{text}</Text>
        </p>
      )}
      {children}
    </li>
  );
}

export const reasonFragment = graphql`
  fragment Reason on Reason {
    icon
    title
    text
  }
`;

/** Icon and title stand side by side on a phone, to save height, and below each other elsewhere. */
const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s};

  ${media.medium} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

const titleSize = css`
  font-size: ${typeScale.h3};
`;
