import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lightButton } from "../../components/buttons";
import { ContentIcon } from "../../components/content-icon";
import { ContentLink } from "../../site/links";
import { Text } from "../../components/text";
import { column, stack } from "../../styles/recipes";
import { colors, media, radii, space } from "../../styles/tokens";

/** Last blocks of the page, each with one action. */
export const CallsToAction = ({ blocks }: { blocks: readonly Queries.CallToActionFragment[] }) => (
  <div css={[column, row]}>
    {blocks.map(({ heading, text, action, icon }) => (
      <section key={action.path} css={block}>
        <ContentIcon name={icon} size={40} />
        <Text as="h2">{heading}</Text>
        <Text as="p">{text}</Text>
        <ContentLink link={action} css={[lightButton, button]} />
      </section>
    ))}
  </div>
);

export const callToActionFragment = graphql`
  fragment CallToAction on CallToAction {
    heading
    text
    icon
    action {
      ...Link
    }
  }
`;

/* Phones scroll them sideways, with the edge of the next one in view. */
const row = css`
  ${stack(space.m)};
  padding-block: ${space.section};

  ${media.belowMedium} {
    grid-auto-flow: column;
    grid-auto-columns: 86%;
    gap: ${space.s};
    overflow-x: auto;
    scroll-padding-inline: ${space.gutter};
    scroll-snap-type: x mandatory;

    & > section {
      scroll-snap-align: start;
    }

    /* Only the block with the focus snaps. Otherwise its button stays cut off at the edge of the screen. */
    &:focus-within > section:not(:focus-within) {
      scroll-snap-align: none;
    }

    & > section:only-of-type {
      grid-column: 1 / -1;
    }
  }

  ${media.largeText} {
    grid-auto-flow: row;
    grid-auto-columns: auto;
  }

  ${media.large} {
    gap: ${space.l};
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`;

const block = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s};
  padding: clamp(1.25rem, 0.75rem + 3vw, 3.25rem);
  border-radius: ${radii.large};
  background: ${colors.brandDark};
  color: ${colors.onBrand};

  & > svg {
    color: ${colors.accent};
  }

  ${media.belowMedium} {
    position: relative;

    & > svg {
      position: absolute;
      inset-block-start: 1.25rem;
      inset-inline-end: 1.25rem;
    }

    & > h2 {
      padding-inline-end: 3.5rem;
    }
  }

  ${media.largeText} {
    padding: ${space.m};

    & > svg {
      position: static;
    }

    & > h2 {
      padding-inline-end: 0;
    }
  }

  ${media.medium} {
    gap: ${space.m};
  }

  & > p {
    color: ${colors.onBrandSoft};
  }
`;

const button = css`
  margin-block-start: auto;
`;
