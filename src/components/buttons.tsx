import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { pressable, stack } from "../styles/recipes";
import { colors, media, radii, space, targetSize } from "../styles/tokens";
import { End, shownWhole } from "./shown-whole";

/** Buttons side by side; stacked at full width on phones. */
export const ButtonRow = ({ children, ...rest }: ComponentProps<"div">) => (
  <div css={[row, shownWhole]} {...rest}>
    {children}
    <End />
  </div>
);

const row = css`
  ${stack(space.s)};
  max-width: 24rem;

  ${media.medium} {
    display: flex;
    flex-wrap: wrap;
    max-width: none;
  }
`;

/** Shared by all buttons, and links that look like buttons. */
const button = css`
  ${pressable};
  justify-content: center;
  gap: 0.5rem;
  padding: 0.7rem min(1.5rem, 6.2vw);
  border: 2px solid transparent;
  border-radius: ${radii.pill};
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  ${media.largeText} {
    flex-wrap: wrap;
  }
`;

export const primaryButton = css`
  ${button};
  background: ${colors.brand};
  color: ${colors.onButton};

  &:hover {
    background: ${colors.brandStrong};
  }
`;

export const secondaryButton = css`
  ${button};
  background: ${colors.page};
  border-color: ${colors.brand};
  color: ${colors.brand};

  &:hover {
    background: ${colors.tint};
  }
`;

/** Button that looks like a link. */
export const textButton = css`
  min-height: ${targetSize};
  padding: 0;
  border: 0;
  background: none;
  color: ${colors.brand};
  text-decoration: underline;
  cursor: pointer;
`;

export const emergencyButton = css`
  ${button};
  background: ${colors.emergency};
  color: ${colors.onEmergency};

  &:hover {
    box-shadow: inset 0 0 0 2px ${colors.onEmergency};
  }
`;

/** Main action on a dark band. */
export const lightButton = css`
  ${button};
  background: ${colors.onBrand};
  color: ${colors.brandDark};

  &:hover {
    background: ${colors.onBrandSoft};
  }

  &:focus-visible {
    outline-color: ${colors.onBrand};
  }
`;
