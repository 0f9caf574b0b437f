import { css } from "@emotion/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "./icon";
import type { ReactNode } from "react";
import { media } from "../styles/tokens";
import { summaryRow, turningArrow } from "./summary-styles";

interface Props {
  heading: ReactNode;
  /** The heading's place in the page's outline. */
  level?: 2 | 3;
  /** How the heading looks, folded or not. */
  className?: string;
  children: ReactNode;
}

/**
 * What a phone folds and a wider screen shows under its heading. It is folded there as well in
 * browsers from before 2025, which cannot show a closed `details` by style.
 */
export function Fold({ heading, level = 2, className, children }: Props) {
  const Heading = level === 3 ? "h3" : "h2";
  return (
    <>
      <Heading css={headingAlone} className={className}>
        {heading}
      </Heading>
      <details css={[turningArrow, fold]}>
        <summary css={[summaryRow, summary]}>
          <Heading className={className}>{heading}</Heading>
          <Icon of={ChevronDown} size={24} />
        </summary>
        {children}
      </details>
    </>
  );
}

const canShowClosed = "@supports selector(::details-content)";

/** One of the two headings is shown, and only that one is read out. */
const headingAlone = css`
  display: none;

  ${canShowClosed} {
    ${media.medium} {
      display: block;
    }

    @media print {
      display: block;
    }
  }
`;

const showContent = css`
  & > summary {
    display: none;
  }

  &::details-content {
    content-visibility: visible;
  }
`;

const fold = css`
  ${canShowClosed} {
    ${media.medium} {
      ${showContent};
    }

    @media print {
      ${showContent};
    }
  }
`;

const summary = css`
  justify-content: space-between;
  gap: 0.75rem;
`;
