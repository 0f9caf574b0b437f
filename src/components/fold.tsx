import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { media } from "../styles/tokens";
import { Disclosure, unfolded, wideLook } from "./disclosure";

interface Props {
  heading: ReactNode;
  /** Heading level in the page's outline. */
  level?: 2 | 3;
  /** Style of the heading, folded or not. */
  className?: string;
  /** True if phones show the content at first. */
  isOpen?: boolean;
  children: ReactNode;
}

/** Content that phones fold. Wider screens show it, except in browsers before 2025, whose CSS cannot. */
export function Fold({ heading, level = 2, className, isOpen, children }: Props) {
  const Heading = level === 3 ? "h3" : "h2";
  return (
    <>
      <Heading css={headingAlone} className={className}>
        {heading}
      </Heading>
      <Disclosure
        summary={<Heading className={className}>{heading}</Heading>}
        look={wideLook}
        css={fold}
        open={isOpen}
        data-on-paper
      >
        {children}
      </Disclosure>
    </>
  );
}

const canShowClosed = "@supports selector(::details-content)";

const WIDE_OR_PAPER = `${media.medium}, print`;

/** Screen readers read the one heading that is shown. */
const headingAlone = css`
  display: none;

  ${canShowClosed} {
    ${WIDE_OR_PAPER} {
      display: block;
    }
  }
`;

const fold = css`
  ${canShowClosed} {
    ${WIDE_OR_PAPER} {
      ${unfolded};
    }
  }
`;
