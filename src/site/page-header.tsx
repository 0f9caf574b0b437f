import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { column, lead, stack } from "../styles/recipes";
import { colors, media, radii, space } from "../styles/tokens";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import { Picture, type PictureData } from "../components/picture";
import { Text } from "../components/text";
import { textBesidePicture } from "../components/text-beside-picture";
const PICTURE_SIZES = "(min-width: 80rem) 36rem, (min-width: 44rem) 46vw, 37vw";

/** Width of the picture in a low band, from tablets on. */
const SMALL_PICTURE = "16rem";

const SMALL_PICTURE_SIZES = `(min-width: 44rem) ${SMALL_PICTURE}, 37vw`;

interface Props {
  heading: FactText | string;
  text: FactText | string;
  picture?: PictureData | null;
  trail?: readonly Crumb[];
  /** True for pages that people open for what is below. Without a picture, the band is always low. */
  isLow?: boolean;
  children?: ReactNode;
}

/** First band of a page: heading, text, picture and the main action. */
export const PageHeader = ({ heading, text, picture, trail, isLow, children }: Props) => (
  <div css={[band, (isLow || !picture) && lowBand]}>
    <div css={[column, copy, picture && (isLow ? besideSmallPicture : besidePicture)]}>
      {trail && <Breadcrumb trail={trail} current={heading} />}
      <Text as="h1">{heading}</Text>
      {picture && (
        <Picture
          picture={picture}
          sizes={isLow ? SMALL_PICTURE_SIZES : PICTURE_SIZES}
          isFirstView
          css={image}
        />
      )}
      <Text as="p" css={lead}>
        {text}
      </Text>
      {children && <div css={actions}>{children}</div>}
    </div>
  </div>
);

const band = css`
  padding-block: clamp(1.25rem, 0.75rem + 3vw, 4rem);
  background: linear-gradient(${colors.tint}, ${colors.tintSoft});
`;

const lowBand = css`
  padding-block: clamp(1.25rem, 0.75rem + 1.5vw, 2rem);
`;

const copy = css`
  & > h1 {
    margin-block-end: ${space.m};
  }

  & > nav {
    margin-block-end: ${space.s};

    ${media.belowMedium} {
      margin-block: -0.75rem 0;
    }
  }
`;

const actions = css`
  ${stack(space.m)};
  justify-items: start;
  padding-block-start: ${space.m};

  ${media.medium} {
    padding-block-start: ${space.l};
  }
`;

/** Phones show the heading in full width, and the text around a small picture. */
const aroundPicture = css`
  ${media.belowMedium} {
    & > picture {
      float: inline-end;
      width: 40%;
      margin-inline-start: ${space.m};
      margin-block-end: ${space.xs};
    }

    & > div {
      clear: both;
    }
  }

  /* Large text needs the whole width. */
  @media (max-width: 19.99rem) {
    & > picture {
      float: none;
      margin-inline-start: 0;
    }
  }
`;

const columnGap = "clamp(2rem, 4vw, 4rem)";

const besidePicture = css`
  ${textBesidePicture({
    columns: "1fr 1fr",
    columnGap,
    textTop: "clamp(0px, 12vw - 5.5rem, 4.75rem)",
  })};
  ${aroundPicture};
`;

const besideSmallPicture = css`
  ${textBesidePicture({ columns: `1fr ${SMALL_PICTURE}`, columnGap, textTop: "0px" })};
  ${aroundPicture};
`;

const image = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: ${radii.medium};
  background: ${colors.pictureBackground};

  ${media.medium} {
    border-radius: ${radii.large};
  }
`;
