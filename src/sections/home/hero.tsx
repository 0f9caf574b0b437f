import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonRow, primaryButton, secondaryButton } from "../../components/buttons";
import { ContentLink } from "../../site/links";
import { Picture } from "../../components/picture";
import { Text } from "../../components/text";
import { textBesidePicture } from "../../components/text-beside-picture";
import { column, lead } from "../../styles/recipes";
import { colors, media, radii, space } from "../../styles/tokens";
import { SourcesWhenClosed } from "./sources-when-closed";

/** Wide screens: fixed, so that nothing moves while the words arrive. */
const PICTURE_HEIGHT = "calc(max(min(42vw, 42rem), 40.9rem - 3vw) - 5rem)";

/** Width of the whole picture, before its sides are cropped. */
const PICTURE_SIZES = "(min-width: 64rem) 60rem, 64vw";

/** First band of the home page. On phones, the promise and the buttons stay above the fold, below the picture. */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <div css={band}>
    <div css={[column, copy]}>
      <Picture picture={hero.picture} sizes={PICTURE_SIZES} isFirstView css={image}>
        {hero.pictureWhenClosed && (
          <SourcesWhenClosed file={hero.pictureWhenClosed} sizes={PICTURE_SIZES} />
        )}
      </Picture>
      <Text as="h1">{hero.heading}</Text>
      <Text as="p" css={lead}>
        {hero.text}
      </Text>
      <ButtonRow css={actions}>
        <ContentLink link={hero.transfer} css={primaryButton} />
        {hero.vaccination && <ContentLink link={hero.vaccination} css={secondaryButton} />}
      </ButtonRow>
    </div>
  </div>
);

export const homeHeroFragment = graphql`
  fragment HomeHero on HomeHero {
    heading
    text
    transfer {
      ...Link
    }
    vaccination {
      ...Link
    }
    vaccinationWithoutBooking
    picture {
      ...HeroPicture
    }
    pictureWhenClosed {
      ...PictureAtDusk
    }
  }
`;

const band = css`
  ${media.medium} {
    background: linear-gradient(${colors.tint}, ${colors.tintSoft});
  }
`;

const copy = css`
  /* Roughly centers words of the usual length. */
  ${textBesidePicture({ columns: "3fr 2fr", columnGap: space.xl, textTop: "clamp(0px, 24vw - 15rem, 8rem)" })};
  padding-block-end: ${space.l};

  & > h1 {
    margin-block-end: ${space.s};
  }

  ${media.belowMedium} {
    /* Keeps the margin of a picture that has not arrived yet inside. */
    display: flow-root;

    & > picture {
      display: block;
      /* Across the screen. 50vw would include the scroll bar. */
      margin: 0 calc(-1 * ${space.gutter}) 1.25rem;
    }
  }

  ${media.medium} {
    padding-block: 2rem 2.5rem;

    & > h1 {
      margin-block-end: ${space.m};
    }
  }

  ${media.large} {
    /* Two buttons of usual length stand side by side at 1440 px. */
    grid-template-columns: min(34.5rem, 38.5vw) 1fr;
    padding-block: 2.5rem;
  }
`;

const actions = css`
  padding-block-start: ${space.m};

  ${media.medium} {
    padding-block-start: ${space.l};
  }
`;

/* Phones get a crop of the shop, wider screens a tile beside the words. */
const image = css`
  width: 100%;
  height: clamp(11rem, 37vh, 83.3vw);
  height: clamp(11rem, 37svh, 83.3vw);
  object-fit: cover;

  ${media.medium} {
    height: auto;
    aspect-ratio: 1;
    /* Shows the whole pavement of the sample, in tiles of every shape. */
    object-position: 90% 50%;
    border-radius: ${radii.large};
  }

  ${media.large} {
    aspect-ratio: auto;
    height: ${PICTURE_HEIGHT};
  }
`;
