import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonRow } from "../../components/button-row";
import { primaryButton, secondaryButton } from "../../components/button-styles";
import { ContentLink } from "../../components/content-link";
import { InternalLink } from "../../components/internal-link";
import { Picture } from "../../components/picture";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { textBesidePicture } from "../../components/text-beside-picture";
import { column } from "../../styles/global-styles";
import { colors, media, radii, space, widths } from "../../styles/tokens";
import { SourcesWhenClosed } from "./sources-when-closed";

const PICTURE_SIZES = "(min-width: 64rem) 75vw, 64vw";

/** Height of the hero on wide screens: fixed, so that nothing moves while the words arrive. */
const PICTURE_HEIGHT = "max(min(42vw, 42rem), 41rem - 3vw)";

/** Wide screens: maximum width of the words, and distance of the picture from the right edge. */
const WORDS_WIDTH = "min(34rem, 38vw)";
const PICTURE_END = "max(0px, (100vw - 90rem) / 2)";

/** Wide screens: margin beside the page's column. */
const WORDS_START = `max(${space.gutter}, (100vw - ${widths.content}) / 2)`;

/** Picture beside the words: distance of the picture from the edges of its band. */
const TILE_EDGE = "2.5rem";

/** Part of the picture, from its right edge, that the words do not cover. */
const BESIDE_WORDS = `100vw - ${PICTURE_END} - ${WORDS_START} - ${WORDS_WIDTH}`;

/**
 * First band of the home page. Wide screens show the picture beside the words; phones show it across the
 * screen above them, low enough that the promise and the buttons stay above the fold.
 */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <div css={band}>
    <div css={[column, copy]}>
      <Picture picture={hero.picture} sizes={PICTURE_SIZES} isFirstView css={image}>
        {hero.pictureWhenClosed && (
          <SourcesWhenClosed file={hero.pictureWhenClosed} sizes={PICTURE_SIZES} />
        )}
      </Picture>
      <h1>
        <Text>{hero.heading}</Text>
      </h1>
      <p css={lead}>
        <Text>{hero.text}</Text>
      </p>
      <ButtonRow css={actions}>
        <InternalLink to={hero.transfer.path} css={primaryButton}>
          {hero.transfer.label}
        </InternalLink>
        {hero.vaccination && (
          <ContentLink link={hero.vaccination} css={secondaryButton}>
            {hero.vaccination.label}
          </ContentLink>
        )}
      </ButtonRow>
    </div>
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
      ...Link
    }
    picture {
      ...HeroPicture
    }
    pictureWhenClosed {
      ...HeroPictureFile
    }
  }
`;

const band = css`
  position: relative;
  display: grid;
  overflow: hidden;

  ${media.medium} {
    background: linear-gradient(${colors.tint}, ${colors.tintSoft});
  }

  ${media.large} {
    min-height: ${PICTURE_HEIGHT};
  }
`;

const copy = css`
  ${textBesidePicture({ columns: "3fr 2fr", columnGap: space.xl, textTop: "0" })};
  padding-block-end: ${space.l};

  & > h1 {
    margin-block-end: ${space.s};
  }

  ${media.belowMedium} {
    & > picture {
      display: block;
      margin: 0 calc(50% - 50vw) 1.25rem;
    }
  }

  ${media.medium} {
    padding-block: 2rem 2.5rem;

    & > :not(picture) {
      position: relative;
      z-index: 1;
      max-width: 34rem;
    }

    & > h1 {
      margin-block-end: ${space.m};
    }

    /* Roughly centers words of the usual length. */
    & > picture {
      margin-block-start: calc(15.75rem - 22vw);
    }
  }

  ${media.large} {
    display: block;
    /* Roughly centers words of the usual length in the band. */
    padding-block: clamp(5rem, 12vw - 3rem, 9rem) 4rem;

    & > :not(picture) {
      max-width: ${WORDS_WIDTH};
    }
  }
`;

const actions = css`
  padding-block-start: ${space.m};

  ${media.medium} {
    padding-block-start: ${space.l};
  }
`;

const FADE = `linear-gradient(to left, black calc(${BESIDE_WORDS} - min(11vw, 14rem)), transparent calc(${BESIDE_WORDS} - 1rem))`;

/*
 * Phones get a crop of the shop; wider screens a tile beside the words. On a light desk by day, the
 * picture fades out before the words begin, so that they stay readable whatever it shows. 100vw includes
 * the scroll bar, hence the last 1rem of FADE. A pale picture cannot fade into a dark band, nor dusk into
 * a pale one, and on a narrower screen the fade would cover half a tree.
 */
const image = css`
  width: 100%;
  height: clamp(11rem, 37vh, 83.3vw);
  height: clamp(11rem, 37svh, 83.3vw);
  object-fit: cover;

  ${media.medium} {
    height: auto;
    aspect-ratio: 1;
    object-position: 86% 50%;
    border-radius: ${radii.large};
  }

  ${media.large} {
    position: absolute;
    inset: ${TILE_EDGE} ${WORDS_START} auto auto;
    width: calc(100vw - 2 * ${WORDS_START} - ${WORDS_WIDTH} - ${space.xl});
    height: calc(${PICTURE_HEIGHT} - 2 * ${TILE_EDGE});
  }

  @media (prefers-color-scheme: light) and (min-width: 80rem) {
    picture:not([data-closed]) > & {
      inset: 0 ${PICTURE_END} 0 auto;
      width: auto;
      height: ${PICTURE_HEIGHT};
      aspect-ratio: 16 / 9;
      border-radius: 0;
      -webkit-mask-image: ${FADE};
      mask-image: ${FADE};
    }
  }
`;
