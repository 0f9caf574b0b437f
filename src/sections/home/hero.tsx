import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { InternalLink } from "../../components/internal-link";
import { Picture } from "../../components/picture";
import { lead } from "../../components/section";
import { column } from "../../styles/global-styles";
import { colors, media, space } from "../../styles/tokens";

/** On a wide screen the picture fills the band behind the words; on a phone it stands below. */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <div css={band}>
    <div css={[column, words]}>
      <h1>{hero.heading}</h1>
      <p css={lead}>{hero.text}</p>
      <p css={actions}>
        <InternalLink to={hero.transfer.path} css={primaryButton}>
          {hero.transfer.label}
        </InternalLink>
        <InternalLink to={hero.vaccination.path} css={secondaryButton}>
          {hero.vaccination.label}
        </InternalLink>
      </p>
    </div>
    <Picture
      picture={hero.picture}
      sizes="(min-width: 64rem) 75vw, 148vw"
      isFirstView
      css={image}
    />
  </div>
);

export const homeHeroFragment = graphql`
  fragment HomeHero on HomeHero {
    heading
    text
    transfer {
      ...PageLink
    }
    vaccination {
      ...PageLink
    }
    picture {
      ...WidePicture
    }
  }
`;

const band = css`
  position: relative;
  display: grid;
  overflow: hidden;
  background: linear-gradient(${colors.tint}, ${colors.tintSoft});

  ${media.large} {
    min-height: clamp(30rem, 42vw, 42rem);
    align-items: center;
  }
`;

const words = css`
  position: relative;
  z-index: 1;
  display: grid;
  gap: ${space.m};
  padding-block: 2rem 1.5rem;

  & > h1,
  & > p {
    max-width: 34rem;
  }

  ${media.large} {
    padding-block: 4rem;

    & > h1,
    & > p {
      max-width: min(34rem, 44vw);
    }
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-block-start: ${space.s};
`;

/* The picture keeps its left part free for words; on a phone it is cropped to the shop. */
const image = css`
  width: 100%;
  aspect-ratio: 6 / 5;
  object-fit: cover;
  object-position: 100% 50%;

  ${media.large} {
    position: absolute;
    inset: 0 max(0px, (100vw - 90rem) / 2) 0 auto;
    width: auto;
    height: 100%;
    aspect-ratio: 16 / 9;
    mask-image: linear-gradient(to right, transparent, black 30%);
  }
`;
