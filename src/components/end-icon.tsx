import { css } from "@emotion/react";
import { Icon, type IconModule } from "./icon";

/** Icon after the last word of a link, on the same line. */
export const EndIcon = ({ of, size }: { of: IconModule; size: number }) => (
  <span css={joined}>
    {NO_BREAK}
    <Icon of={of} size={size} css={inline} />
  </span>
);

/** Zero width no-break space: browsers break a line before a picture, whatever stands before it. */
const NO_BREAK = "\ufeff";

const joined = css`
  white-space: nowrap;
`;

const inline = css`
  display: inline;
  margin-inline-start: 0.35em;
  vertical-align: -0.15em;
`;
