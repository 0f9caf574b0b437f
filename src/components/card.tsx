import { css } from "@emotion/react";
import { colors, media, radii, shadows, space, typeScale } from "../styles/tokens";

/** Returns the number of cells in a row, chosen so that no single one is left for the last row. */
const columnsFor = (count: number) => ({
  onTablet: count % 3 === 0 && count % 2 === 1 ? 3 : 2,
  onDesk: count === 2 ? 2 : count % 4 === 0 ? 4 : 3,
});

/** Returns a grid whose last row is full where possible. */
export const grid = (count: number) => {
  const { onTablet, onDesk } = columnsFor(count);
  return css`
    display: grid;
    gap: ${space.s};

    ${media.medium} {
      gap: ${space.l};
      grid-template-columns: repeat(${onTablet}, minmax(0, 1fr));
    }

    ${media.large} {
      gap: 2rem;
      ${onDesk === 3 && threeInARow(count)}
    }

    ${media.wide} {
      ${onDesk === 4 && "grid-template-columns: repeat(4, minmax(0, 1fr));"}
    }
  `;
};

/** Returns rows of three; two leftover cells share the last row. */
const threeInARow = (count: number) => css`
  grid-template-columns: repeat(6, minmax(0, 1fr));

  & > * {
    grid-column: span 2;
  }

  ${count % 3 === 2 && "& > :nth-last-of-type(-n + 2) { grid-column: span 3; }"}
`;

export const card = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radii.medium};
  border: 1px solid ${colors.line};
  background: ${colors.card};
  box-shadow: ${shadows.card};

  ${media.belowMedium} {
    & :is(p, li) {
      font-size: ${typeScale.small};
      line-height: 1.5;
    }
  }

  ${media.medium} {
    padding: ${space.l};
    border-radius: ${radii.large};
  }

  @media print {
    break-inside: avoid;
  }
`;

/** Card that loses its box on phones. */
export const unboxedOnPhones = css`
  ${media.belowMedium} {
    padding: 0;
    border-width: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

/** Words with a mark, such as an icon, which phones put beside them to save height. They leave `room` to it. */
export const besideMark = (mark: string, room: string) => css`
  ${media.belowMedium} {
    position: relative;
    padding-inline-start: ${room};

    ${mark} {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
    }
  }

  ${media.largeText} {
    padding-inline-start: 0;

    ${mark} {
      position: static;
    }
  }
`;

/** Round tinted background of a small icon. */
export const iconDisc = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: ${radii.pill};
  background: ${colors.tint};
  color: ${colors.brand};

  & > svg {
    width: 60%;
  }

  ${media.medium} {
    width: 3.25rem;
    height: 3.25rem;

    & > svg {
      width: auto;
    }
  }
`;
