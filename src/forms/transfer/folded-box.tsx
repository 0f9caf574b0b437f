import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { Fold } from "../../components/fold";
import { media, space } from "../../styles/tokens";
import { tintedBox, tintedBoxHeading } from "../components/form-styles";

interface Props {
  heading: string;
  children: ReactNode;
}

/** A quiet box beside the form, of which a phone shows the heading until it is pressed. */
export const FoldedBox = ({ heading, children }: Props) => (
  <section css={[tintedBox, box]}>
    <Fold heading={heading} level={3} css={tintedBoxHeading}>
      <div css={content}>{children}</div>
    </Fold>
  </section>
);

const box = css`
  align-content: start;

  & > details {
    justify-self: stretch;
  }

  ${media.belowMedium} {
    padding-block: 0.25rem;
  }
`;

const content = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};

  ${media.belowMedium} {
    padding-block: ${space.xs} ${space.m};
  }
`;
