import { css } from "@emotion/react";
import MapPin from "lucide-react/icons/map-pin";
import { Icon } from "../../components/icon";
import { mapSize } from "../../lib/street-map";
import { colors, radii, shadows } from "../../styles/tokens";

interface Props {
  /** URL of the drawing. */
  src: string;
  /** Alternative text of the map. */
  alt: string;
  /** Label of the pin in the middle. */
  pinName: string;
}

/** Drawn map with a pin at the pharmacy. Narrow screens show its middle. */
export const StreetMap = ({ src, alt, pinName }: Props) => (
  <div css={frame}>
    <img src={src} alt={alt} {...mapSize} loading="lazy" decoding="async" css={streets} />
    <div css={pin} aria-hidden>
      <span css={nameOfPin} data-name={pinName} />
      <Icon of={MapPin} size={44} />
    </div>
  </div>
);

const frame = css`
  position: relative;
  min-width: 0;
  height: ${mapSize.height}px;
  overflow: hidden;
  border: 1px solid ${colors.line};
  border-radius: ${radii.medium};
  background: ${colors.tint};
  forced-color-adjust: none;

  @media print {
    display: none;
  }
`;

const streets = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const pin = css`
  position: absolute;
  inset: auto 0 50%;
  display: grid;
  justify-items: center;
  gap: 2px;

  svg {
    /* The tip of the pin is a little above the lower edge of its icon. */
    margin-block-end: -4px;
    fill: ${colors.brand};
    color: ${colors.page};
  }

  circle {
    fill: ${colors.page};
  }
`;

/* The name is an attribute, so that it has its full width at once on slow connections. */
const nameOfPin = css`
  max-width: 100%;
  padding: 0.2rem 0.8rem;
  border-radius: ${radii.pill};
  background: ${colors.brand};
  box-shadow: ${shadows.card};
  color: ${colors.onButton};
  font-size: 16px;
  font-weight: 650;
  white-space: nowrap;

  &::before {
    content: attr(data-name);
  }
`;
