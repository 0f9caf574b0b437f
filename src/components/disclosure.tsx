import { css, type SerializedStyles } from "@emotion/react";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps, ReactNode } from "react";
import { strong } from "../styles/recipes";
import { colors, targetSize } from "../styles/tokens";
import { Icon } from "./icon";

interface Props extends ComponentProps<"details"> {
  summary: ReactNode;
  look: SerializedStyles;
  arrowSize?: number;
}

/** Content that the browser folds below its summary, whose arrow turns when it opens. */
export const Disclosure = ({ summary, look, arrowSize = 24, children, ...rest }: Props) => (
  <details css={turningArrow} {...rest}>
    <summary css={[row, look]}>
      {summary}
      <Icon of={ChevronDown} size={arrowSize} />
    </summary>
    {children}
  </details>
);

const turningArrow = css`
  &[open] > summary > svg {
    rotate: 180deg;
  }
`;

/* Our own arrow replaces the browser's. */
const row = css`
  display: flex;
  align-items: center;
  min-height: ${targetSize};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

/** Shows the content alone, as if it were not folded. */
export const unfolded = css`
  & > summary {
    display: none;
  }

  &::details-content {
    content-visibility: visible;
  }
`;

/** Summary that looks like a link. */
export const linkLook = css`
  gap: 0.5rem;
  color: ${colors.brand};
  ${strong};
`;

/** Summary with its arrow at the end of the line. */
export const wideLook = css`
  justify-content: space-between;
  gap: 0.75rem;
`;
