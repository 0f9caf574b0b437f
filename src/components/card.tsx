import { css } from "@emotion/react";
import { colors, media, radii, shadows, space } from "../styles/tokens";

/** A grid whose cells are never narrower than the given width, nor wider than the screen. */
export const grid = (leastWidth: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${leastWidth}), 1fr));
  gap: ${space.l};

  ${media.large} {
    gap: 2rem;
  }
`;

/** A raised box. */
export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l};
  border-radius: ${radii.large};
  border: 1px solid ${colors.line};
  background: ${colors.page};
  box-shadow: ${shadows.card};

  @media print {
    box-shadow: none;
    break-inside: avoid;
  }
`;

/** A small drawing on a round mint ground. */
export const iconDisc = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radii.pill};
  background: ${colors.mint};
  color: ${colors.brand};
`;
