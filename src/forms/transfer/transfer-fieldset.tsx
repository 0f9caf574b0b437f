import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Text } from "../../components/text";
import { fillIn } from "../../lib/fill-in";
import { colors, radii, space, typeScale } from "../../styles/tokens";
import { fieldGrid, quietText, stack } from "../components/form-styles";
import { stickyHeading } from "../components/sticky-heading";

interface Props {
  /** Its place among the groups, from 1. */
  position: number;
  /** How many groups there are. */
  count: number;
  /** The words that say both, such as `{group} of {groups}`. */
  positionText: string;
  copy: Queries.FormGroupCopyFragment;
  /** The fields. */
  children: ReactNode;
  /** What stands under the fields. */
  aside?: ReactNode;
}

/** Fields that belong together, under a heading that says how far one has come. */
export const TransferFieldset = ({
  position,
  count,
  positionText,
  copy,
  children,
  aside,
}: Props) => (
  <fieldset css={fieldset}>
    <legend css={[legend, stickyHeading]}>
      <span css={place}>
        {fillIn(positionText, { group: String(position), groups: String(count) })}
      </span>{" "}
      <span>{copy.heading}</span>
    </legend>
    <div css={stack}>
      {copy.intro && (
        <p css={quietText}>
          <Text>{copy.intro}</Text>
        </p>
      )}
      <div css={fieldGrid}>{children}</div>
      {aside}
    </div>
  </fieldset>
);

const betweenGroups = `clamp(${space.l}, 4vw, ${space.xl})`;

/** Groups below each other, each of which knows how far one has come with it. */
export const fieldsets = (count: number) => css`
  display: grid;
  gap: ${betweenGroups};
  min-width: 0;
  --piece: ${100 / count}%;

  ${Array.from(
    { length: count },
    (_, index) => `& > :nth-of-type(${index + 1}) { --filled: ${(100 * (index + 1)) / count}%; }`,
  )}
`;

const fieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${betweenGroups};
  border: 0;
  border-block-end: 1px solid ${colors.line};
`;

const legend = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: 0.375rem ${space.s};
  width: 100%;
  margin-block-end: ${space.m};
  padding: 0.5rem 0 0;
  font-size: ${typeScale.h3};
  font-weight: 700;
  line-height: 1.25;

  /* A bar of one piece for each group, filled as far as this one. */
  &::after {
    content: "";
    grid-column: 1 / -1;
    height: 0.25rem;
    background:
      repeating-linear-gradient(
          to right,
          transparent 0 calc(var(--piece) - 0.25rem),
          ${colors.card} 0 var(--piece)
        )
        0 0 / calc(100% + 0.25rem),
      linear-gradient(to right, ${colors.brand} var(--filled), ${colors.tintStrong} 0);
  }
`;

const place = css`
  padding-inline: 0.625rem;
  border-radius: ${radii.pill};
  background: ${colors.tintStrong};
  color: ${colors.ink};
  font-size: ${typeScale.small};
  line-height: 1.75;
  white-space: nowrap;
`;
