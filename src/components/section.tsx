import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { band, column, lead, stack } from "../styles/recipes";
import { colors, media, space } from "../styles/tokens";
import { Text } from "./text";

interface Props {
  heading: FactText | string;
  /** One or two sentences under the heading. */
  intro?: FactText | null;
  tinted?: boolean;
  id?: string;
  children: ReactNode;
}

/** Band of the page with a heading. */
export const Section = ({ heading, intro, tinted, id, children }: Props) => (
  <section id={id} css={[band, tinted && tint]}>
    <div css={[column, stack("clamp(1rem, 0.5rem + 2vw, 2.5rem)")]}>
      <div css={headingGroup}>
        <Text as="h2">{heading}</Text>
        {intro && (
          <Text as="p" css={lead}>
            {intro}
          </Text>
        )}
      </div>
      {children}
    </div>
  </section>
);

const tint = css`
  background: ${colors.tintSoft};
`;

const headingGroup = css`
  ${stack(space.xs)};

  ${media.medium} {
    gap: ${space.s};
  }
`;
