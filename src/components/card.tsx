import { css } from "@emotion/react";
import { colors, media, radii, shadows, space } from "../styles/tokens";

/** The least width of a cell, so that a wide screen shows three or four in a row. */
const LEAST_CELL_WIDTH = { three: "18rem", four: "15rem" } as const;

/**
 * A grid that leaves no single cell in its last row where that can be helped.
 *
 * @param count how many cells it will hold
 */
export const grid = (count: number) => css`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${LEAST_CELL_WIDTH[count % 4 === 0 ? "four" : "three"]}), 1fr)
  );
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

/** A small drawing on a round tinted ground. */
export const iconDisc = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${radii.pill};
  background: ${colors.tint};
  color: ${colors.brand};
`;
