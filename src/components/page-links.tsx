import { css } from "@emotion/react";
import * as ArrowLeft from "lucide-react/icons/arrow-left";
import * as ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "./icon";
import { pressable, row } from "../styles/recipes";
import { media, space } from "../styles/tokens";
import { plain, type Words } from "../lib/words";
import { Wording } from "./text";

interface PageLink {
  label: Words;
  /** Absent where there is no such page. */
  to?: string;
}

interface Props {
  /** Name of the landmark for screen readers. */
  label: Words;
  /** Current position: `Page 2 of 5`. */
  position: Words;
  previous: PageLink;
  next: PageLink;
}

/** Pagination. */
export const PageLinks = ({ label, position, previous, next }: Props) => (
  <nav aria-label={plain(label)} css={links}>
    <Wording as="p">{position}</Wording>
    {previous.to && (
      <a href={previous.to} rel="prev" css={link}>
        <Icon of={ArrowLeft} size={20} />
        <Wording>{previous.label}</Wording>
      </a>
    )}
    {next.to && (
      <a href={next.to} rel="next" css={link}>
        <Wording>{next.label}</Wording>
        <Icon of={ArrowRight} size={20} />
      </a>
    )}
  </nav>
);

const links = css`
  ${row(`0 ${space.l}`)};
  align-items: center;

  & > p {
    flex-basis: 100%;
  }

  ${media.medium} {
    & > p {
      flex-basis: auto;
    }
  }
`;

const link = css`
  ${pressable};
  gap: 0.4rem;
  font-weight: 650;
`;
