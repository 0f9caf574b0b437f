import { css } from "@emotion/react";
import { colors, typeScale } from "../styles/tokens";

/** Larger text under a heading. */
export const lead = css`
  color: ${colors.inkSoft};
  font-size: ${typeScale.lead};
  line-height: 1.5;
`;
