import * as Phone from "lucide-react/icons/phone";
import { Icon } from "../components/icon";
import { PhoneLink } from "../components/phone-link";
import { End, shownWhole } from "../components/shown-whole";
import { wrapsWhole } from "../styles/recipes";
import { useLabels } from "./hooks/labels";

interface Props {
  number: string;
  /** CSS pixels. */
  iconSize?: number;
  className?: string;
}

/** Button that dials: `Call (507) 555-0142`. */
export function CallButton({ number, iconSize = 20, className }: Props) {
  const labels = useLabels();
  return (
    <PhoneLink number={number} css={shownWhole} className={className}>
      <Icon of={Phone} size={iconSize} />
      <span>
        {labels.call} <span css={wrapsWhole}>{number}</span>
      </span>
      <End />
    </PhoneLink>
  );
}
