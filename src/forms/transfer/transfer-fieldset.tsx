import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Text } from "../../components/text";
import { fillIn } from "../../lib/fill-in";
import { colors, media, radii, space, typeScale } from "../../styles/tokens";
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
  <fieldset css={[fieldset, progress(position, count)]}>
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

const fieldset = css`
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.l};
  border: 0;
  border-block-end: 1px solid ${colors.line};

  ${media.medium} {
    padding-block-end: ${space.xl};
  }
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
          ${colors.page} 0 var(--piece)
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

const progress = (position: number, count: number) => css`
  --piece: ${100 / count}%;
  --filled: ${(100 * position) / count}%;
`;
