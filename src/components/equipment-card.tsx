import type { FactText } from "../lib/fact-text";
import type { PictureData } from "./picture";
import { PictureCard } from "./picture-card";
import { Text } from "./text";

interface Props {
  item: { name: string; description: FactText; picture: PictureData };
  /** One below the heading that the card stands under. */
  titleLevel: 3 | 4;
}

/** One piece of equipment. */
export const EquipmentCard = ({ item: { name, description, picture }, titleLevel }: Props) => (
  <PictureCard title={name} picture={picture} titleLevel={titleLevel}>
    <p>
      <Text>{description}</Text>
    </p>
  </PictureCard>
);
