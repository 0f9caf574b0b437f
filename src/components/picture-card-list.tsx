import type { FactText } from "../lib/fact-text";
import { grid } from "./card";
import { MoreLink } from "./more-link";
import type { PictureData } from "./picture";
import { PictureCard } from "./picture-card";
import { Text } from "./text";

interface Card {
  title: FactText;
  text: FactText;
  picture: PictureData;
  link?: Queries.LinkFragment | null;
}

/** Cards with pictures, each with its link if it has one. */
export const PictureCardList = ({ cards }: { cards: readonly Card[] }) => (
  <ul css={grid(cards.length)}>
    {cards.map(({ title, text, picture, link }, index) => (
      <PictureCard key={index} title={title} picture={picture} boxed={Boolean(link)}>
        <p>
          <Text>{text}</Text>
        </p>
        {link && <MoreLink link={link} about={title} />}
      </PictureCard>
    ))}
  </ul>
);
