import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { colors, media, radii, space } from "../styles/tokens";
import { card, grid } from "../components/card";
import { MoreLink } from "./links";
import { Picture, type PictureData } from "../components/picture";
import { Text } from "../components/text";
/** Widths for `sizes`: phones show the picture beside the words, tablets two cards a row, desks three or four. */
const CARD_SIZES =
  "(min-width: 75rem) 23rem, (min-width: 64rem) 30vw, (min-width: 44rem) 46vw, 7rem";

/** The narrowest phones leave more space to words such as Dextromethorphan. */
const PHONE_WIDTH = "min(7rem, 27vw, max(4rem, 82.5vw - 12.5rem))";

interface Props {
  id?: string;
  picture: PictureData;
  title: FactText | string;
  text?: FactText;
  /** Heading level of the title: one below the heading above the card. */
  titleLevel?: 3 | 4;
  /** False removes the box, so that a card without a link does not look like one to press. */
  boxed?: boolean;
  /** Content below the text, such as a list or a link. */
  children?: ReactNode;
}

/** Card with a picture, a title and content. */
export function PictureCard({
  id,
  picture,
  title,
  text,
  titleLevel = 3,
  boxed = true,
  children,
}: Props) {
  const Title = titleLevel === 4 ? "h4" : "h3";
  return (
    <li id={id} css={[card, pictureCard, !boxed && withoutBox]}>
      <Picture picture={picture} sizes={CARD_SIZES} css={image} />
      <div css={body}>
        <Text as={Title}>{title}</Text>
        {text && <Text as="p">{text}</Text>}
        {children}
      </div>
    </li>
  );
}

/** Cards with pictures, each with its link if it has one. */
export const PictureCardList = ({ cards }: { cards: readonly Queries.PictureCardFragment[] }) => (
  <ul css={grid(cards.length)}>
    {cards.map(({ link, ...card }, index) => (
      <PictureCard key={index} {...card} boxed={Boolean(link)}>
        {link && <MoreLink link={link} about={card.title} />}
      </PictureCard>
    ))}
  </ul>
);

export const pictureCardFragment = graphql`
  fragment PictureCard on PictureCard {
    title
    text
    picture {
      ...CardPicture
    }
    link {
      ...Link
    }
  }
`;

const pictureCard = css`
  ${media.belowMedium} {
    flex-direction: row;
    padding: ${space.s};

    & > picture {
      flex: none;
    }
  }

  ${media.largeText} {
    flex-direction: column;
  }

  ${media.medium} {
    padding: 0;
    gap: 0;
    overflow: hidden;
  }
`;

const withoutBox = css`
  border: 0;
  background: none;
  box-shadow: none;

  ${media.belowMedium} {
    padding: 0;
  }

  ${media.medium} {
    border-radius: 0;

    & > picture img {
      border-radius: ${radii.large};
    }

    & > div {
      padding-inline: 0;
      padding-block-end: 0;
    }
  }
`;

const image = css`
  width: ${PHONE_WIDTH};
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: ${radii.small};
  background: ${colors.pictureBackground};

  ${media.medium} {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: 0;
  }
`;

const body = css`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 0.25rem;
  min-width: 0;

  ${media.medium} {
    gap: ${space.s};
    padding: ${space.l};
  }
`;
