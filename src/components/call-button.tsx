import { css } from "@emotion/react";
import Phone from "lucide-react/icons/phone";
import { PhoneLink } from "./phone-link";
import { useSite } from "./use-site";

interface Props {
  number: string;
  /** Of the icon, in CSS pixels. */
  iconSize?: number;
  className?: string;
}

/** A button that dials: `Call (507) 555-0142`. */
export function CallButton({ number, iconSize = 20, className }: Props) {
  const { labels } = useSite();
  return (
    <PhoneLink number={number} className={className}>
      <Phone size={iconSize} aria-hidden />
      <span>
        {labels.call} <span css={unbroken}>{number}</span>
      </span>
    </PhoneLink>
  );
}

/* All of it goes to the next line, unless it is wider than any line. */
const unbroken = css`
  display: inline-block;
`;
