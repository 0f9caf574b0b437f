import type { FactText } from "../lib/fact-text";
import type { PictureData } from "./picture";
import { PictureCard } from "./picture-card";
import { Text } from "./text";

interface Props {
  item: { name: string; description: FactText; picture: PictureData };
  /** Heading level: one below the heading above the card. */
  titleLevel: 3 | 4;
}

export const EquipmentCard = ({ item: { name, description, picture }, titleLevel }: Props) => (
  <PictureCard title={name} picture={picture} titleLevel={titleLevel}>
    <p>
      <Text>{description}</Text>
    </p>
  </PictureCard>
);
