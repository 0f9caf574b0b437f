import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { stack } from "../styles/recipes";
import { media, space } from "../styles/tokens";
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
