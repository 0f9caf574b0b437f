import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { column } from "../styles/global-styles";
import { colors, media, radii, space } from "../styles/tokens";
import { Breadcrumb, type Crumb } from "./breadcrumb";
import { Picture, type PictureData } from "./picture";
import { lead } from "./section";

const PICTURE_SIZES = "(min-width: 80rem) 36rem, (min-width: 64rem) 45vw, 92vw";

interface Props {
  heading: string;
  text: string;
  picture?: PictureData;
  /** The pages above this one. */
  trail?: readonly Crumb[];
  /** Actions under the text. */
  children?: ReactNode;
}

/** The first band of a page: what it is about. */
export const PageHeader = ({ heading, text, picture, trail, children }: Props) => (
  <div css={band}>
    <div css={[column, picture ? withPicture : undefined]}>
      <div css={words}>
        {trail && <Breadcrumb trail={trail} current={heading} />}
        <h1>{heading}</h1>
        <p css={lead}>{text}</p>
        {children}
      </div>
      {picture && <Picture picture={picture} sizes={PICTURE_SIZES} isFirstView css={image} />}
    </div>
  </div>
);

const band = css`
  padding-block: clamp(1.5rem, 1rem + 3vw, 4rem);
  background: linear-gradient(${colors.tint}, ${colors.tintSoft});

  @media print {
    background: none;
  }
`;

const withPicture = css`
  display: grid;
  gap: ${space.l};
  align-items: center;

  ${media.large} {
    grid-template-columns: 1fr 1fr;
    gap: 4rem;
  }
`;

const words = css`
  display: grid;
  gap: ${space.m};
  justify-items: start;
`;

const image = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: ${radii.large};
  background: ${colors.tintStrong};
`;
