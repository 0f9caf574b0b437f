import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media, space, typeScale } from "../styles/tokens";
import { card, iconDisc } from "./card";
import { Icon } from "./icon";
import { Sentence } from "./sentence";

interface Props {
  icon?: string | null;
  title: string;
  /** The title's place in the page's outline. */
  titleLevel?: 2 | 3;
  text?: string;
  /** What follows the text: a list, a link. */
  children?: ReactNode;
}

/** A small drawing, a title, a sentence. */
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
        <Title css={titleSize}>{title}</Title>
      </div>
      {text && (
        <p>
          <Sentence text={text} />
        </p>
      )}
      {children}
    </li>
  );
}

/** Drawing and title stand side by side on a phone, to save height, and below each other elsewhere. */
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
