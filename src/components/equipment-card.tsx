import type { PictureData } from "./picture";
import { PictureCard } from "./picture-card";

interface Props {
  item: { name: string; description: string; picture: PictureData };
  /** One below the heading that the card stands under. */
  titleLevel: 3 | 4;
}

/** One piece of equipment. */
export const EquipmentCard = ({ item: { name, description, picture }, titleLevel }: Props) => (
  <PictureCard title={name} picture={picture} titleLevel={titleLevel}>
    <p>{description}</p>
  </PictureCard>
);
