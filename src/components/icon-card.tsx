import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { typeScale } from "../styles/tokens";
import { card, iconDisc } from "./card";
import { Icon } from "./icon";

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
      {icon && (
        <span css={iconDisc}>
          <Icon name={icon} size={26} />
        </span>
      )}
      <Title css={titleSize}>{title}</Title>
      {text && <p>{text}</p>}
      {children}
    </li>
  );
}

const titleSize = css`
  font-size: ${typeScale.h3};
`;
