import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Text } from "../../components/text";
import { colors, media, space, typeScale } from "../../styles/tokens";
import { fieldGrid, quietText, stack } from "../components/form-styles";

interface Props {
  /** Its place among the groups, from 1. */
  position: number;
  copy: Queries.FormGroupCopyFragment;
  /** The fields. */
  children: ReactNode;
  /** What stands under the fields. */
  aside?: ReactNode;
}

/** Fields that belong together, under a heading. */
export const TransferFieldset = ({ position, copy, children, aside }: Props) => (
  <fieldset css={fieldset}>
    <legend css={legend}>
      <span css={number} aria-hidden>
        {position}
      </span>
      {copy.heading}
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
  padding: 0 0 ${space.xl};
  border: 0;
  border-block-end: 1px solid ${colors.line};
`;

const legend = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-block-end: ${space.m};
  padding: 0;
  font-size: ${typeScale.h3};
  font-weight: 700;
  line-height: 1.25;
`;

const number = css`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: ${colors.tintStrong};
  color: ${colors.ink};
  font-size: ${typeScale.body};

  ${media.medium} {
    width: 2.5rem;
    height: 2.5rem;
  }
`;
