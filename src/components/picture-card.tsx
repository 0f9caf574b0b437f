import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { colors, space } from "../styles/tokens";
import { card } from "./card";
import { Picture, type PictureData } from "./picture";
import { Text } from "./text";

/** Cards stand in one column on a phone, two on a tablet and three or four on a desk. */
const CARD_SIZES =
  "(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 92vw";

interface Props {
  picture: PictureData;
  title: FactText | string;
  /** The title's place in the page's outline: one below the heading that the card stands under. */
  titleLevel?: 3 | 4;
  children?: ReactNode;
}

/** A picture, a title and what belongs to it. */
export function PictureCard({ picture, title, titleLevel = 3, children }: Props) {
  const Title = titleLevel === 4 ? "h4" : "h3";
  return (
    <li css={[card, pictureCard]}>
      <Picture picture={picture} sizes={CARD_SIZES} css={image} />
      <div css={body}>
        <Title>
          <Text>{title}</Text>
        </Title>
        {children}
      </div>
    </li>
  );
}

const pictureCard = css`
  padding: 0;
  gap: 0;
  overflow: hidden;
`;

const image = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: ${colors.pictureGround};
`;

const body = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space.s};
  padding: ${space.l};
`;
