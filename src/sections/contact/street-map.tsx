import { css } from "@emotion/react";
import MapPin from "lucide-react/icons/map-pin";
import { mapSize } from "../../lib/street-map";
import { colors, radii, shadows } from "../../styles/tokens";

interface Props {
  /** The drawing, as an SVG element. */
  drawing: string;
  /** What the map shows, for those who do not see it. */
  label: string;
  /** What the pin in its middle marks. */
  pinName: string;
}

/** The drawn map, with a pin where the pharmacy is. On a narrow screen it is its middle that shows. */
export const StreetMap = ({ drawing, label, pinName }: Props) => (
  <div css={frame} role="img" aria-label={label}>
    <div css={streets} dangerouslySetInnerHTML={{ __html: drawing }} />
    <div css={pin}>
      <span css={nameOfPin} data-name={pinName} />
      <MapPin size={44} strokeWidth={1.5} aria-hidden focusable="false" />
    </div>
  </div>
);

const frame = css`
  position: relative;
  height: ${mapSize.height}px;
  overflow: hidden;
  border: 1px solid ${colors.line};
  border-radius: ${radii.medium};
  background: ${colors.tint};
  forced-color-adjust: none;

  @media print {
    break-inside: avoid;
  }
`;

/* The colors of the drawing itself are those of the brand when it was drawn. */
const streets = css`
  height: 100%;
  color: ${colors.ink};

  svg {
    width: 100%;
    height: 100%;
  }

  .ground {
    fill: ${colors.tint};
  }

  .streets {
    stroke: ${colors.page};
  }

  .rail {
    stroke: ${colors.fieldLine};
  }

  .names {
    fill: currentColor;
    stroke: ${colors.page};
    font-family: inherit;
  }
`;

const pin = css`
  position: absolute;
  inset: auto 0 50%;
  display: grid;
  justify-items: center;
  gap: 2px;

  svg {
    /* The drawing of the pin ends a little above the lower edge of its icon. */
    margin-block-end: -4px;
    fill: ${colors.brand};
    color: ${colors.page};
  }

  circle {
    fill: ${colors.page};
  }
`;

/* The name comes from an attribute, so that it has its width at once, however slowly the page arrives. */
const nameOfPin = css`
  padding: 0.2rem 0.8rem;
  border-radius: ${radii.pill};
  background: ${colors.brand};
  box-shadow: ${shadows.card};
  color: ${colors.onBrand};
  font-size: 16px;
  font-weight: 650;
  white-space: nowrap;

  &::before {
    content: attr(data-name);
  }
`;
