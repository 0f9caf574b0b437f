import { css } from "@emotion/react";
import { Disclosure, linkLook } from "../../components/disclosure";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import { colors, radii, space } from "../../styles/tokens";
import type { RequestCopy } from "./request-copy";

/** Size of the drawings in `data/images/sample-*.svg`. */
const WIDTH = 640;
const HEIGHT = 420;

type Sample = NonNullable<RequestCopy["samples"]>[number];

/** Collapsed drawing that shows where to find a number on a label or card. */
export const SampleIllustration = ({ open, text, alt, file }: Sample) => (
  <Disclosure summary={open} look={summary} arrowSize={22} css={box}>
    <div css={content}>
      <Text as="p">{text}</Text>
      {file.publicURL && (
        <img
          src={file.publicURL}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          css={drawing}
        />
      )}
    </div>
  </Disclosure>
);

const box = css`
  border-radius: ${radii.small};
  background: ${colors.tintSoft};
`;

const summary = css`
  ${linkLook};
  flex-direction: row-reverse;
  justify-content: flex-end;
  padding: 0.5rem 0.875rem;
`;

const content = css`
  ${stack(space.s)};
  padding: 0 0.875rem 0.875rem;
`;

const drawing = css`
  width: 100%;
  max-width: 26rem;
  border-radius: ${radii.small};
  background: ${colors.pictureBackground};
`;
