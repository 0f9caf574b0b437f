import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { FactText } from "../lib/fact-text";
import { column } from "../styles/global-styles";
import { colors, media, radii, space } from "../styles/tokens";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import { Picture, type PictureData } from "./picture";
import { lead } from "./lead";
import { Text } from "./text";
import { textBesidePicture } from "./text-beside-picture";

const PICTURE_SIZES = "(min-width: 80rem) 36rem, (min-width: 44rem) 46vw, 36vw";

interface Props {
  heading: FactText | string;
  text: FactText | string;
  picture?: PictureData | null;
  /** Ancestor pages of the breadcrumb. */
  trail?: readonly Crumb[];
  /** Buttons under the text. */
  children?: ReactNode;
}

/** First band of a page: heading, text, picture and the main action. */
export const PageHeader = ({ heading, text, picture, trail, children }: Props) => (
  <div css={band}>
    <div css={[column, copy, picture && besidePicture]}>
      {trail && <Breadcrumb trail={trail} current={heading} />}
      <h1>
        <Text>{heading}</Text>
      </h1>
      {picture && <Picture picture={picture} sizes={PICTURE_SIZES} isFirstView css={image} />}
      <p css={lead}>
        <Text>{text}</Text>
      </p>
      {children && <div css={actions}>{children}</div>}
    </div>
  </div>
);

const band = css`
  padding-block: clamp(1.25rem, 0.75rem + 3vw, 4rem);
  background: linear-gradient(${colors.tint}, ${colors.tintSoft});

  @media print {
    background: none;
  }
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
  display: grid;
  gap: ${space.m};
  justify-items: start;
  padding-block-start: ${space.m};

  ${media.medium} {
    padding-block-start: ${space.l};
  }
`;

/** Phones show the picture beside the heading, and the text below both. */
const besidePicture = css`
  ${textBesidePicture({
    columns: "1fr 1fr",
    columnGap: "clamp(2rem, 4vw, 4rem)",
    textTop: "clamp(0px, 12vw - 5.5rem, 4.75rem)",
  })};

  ${media.belowMedium} {
    display: grid;
    /* A word such as Prescriptions fits beside it on the smallest phone. */
    grid-template-columns: minmax(0, 1fr) clamp(5rem, 80vw - 11rem, 10rem);
    column-gap: ${space.m};

    & > * {
      grid-column: 1 / -1;
    }

    & > h1 {
      grid-column: 1;
    }

    & > picture {
      grid-column: 2;
      margin-block-end: ${space.m};
    }
  }
`;

const image = css`
  width: 100%;
  aspect-ratio: 1;
  object-fit: cover;
  border-radius: ${radii.medium};
  background: ${colors.pictureBackground};

  ${media.medium} {
    aspect-ratio: 4 / 3;
    border-radius: ${radii.large};
  }
`;
