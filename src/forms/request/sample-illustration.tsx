import { css } from "@emotion/react";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "../../components/icon";
import { summaryRow, turningArrow } from "../../components/summary-styles";
import { Text } from "../../components/text";
import { colors, radii, space } from "../../styles/tokens";
import { Wording } from "../../components/wording";
import { foreignLanguage, plain } from "../../lib/words";
import type { RequestCopy } from "./request-copy";

/** Size of the drawings in `data/images/sample-*.svg`. */
const WIDTH = 640;
const HEIGHT = 420;

type Sample = NonNullable<RequestCopy["samples"]>[number];

/** Collapsed drawing that shows where to find a number on a label or card. */
export const SampleIllustration = ({ open, text, alt, file }: Sample) => (
  <details css={[turningArrow, box]}>
    <summary css={[summaryRow, summary]}>
      <Icon of={ChevronDown} size={22} />
      <Wording>{open}</Wording>
    </summary>
    <div css={content}>
      <Text as="p">{text}</Text>
      {file.publicURL && (
        <img
          src={file.publicURL}
          alt={plain(alt)}
          lang={foreignLanguage(alt)}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          css={drawing}
        />
      )}
    </div>
  </details>
);

const box = css`
  border-radius: ${radii.small};
  background: ${colors.tintSoft};
`;

const summary = css`
  gap: 0.5rem;
  padding: 0.5rem 0.875rem;
  color: ${colors.brand};
  font-weight: 650;
`;

const content = css`
  display: grid;
  gap: ${space.s};
  padding: 0 0.875rem 0.875rem;
`;

const drawing = css`
  width: 100%;
  max-width: 26rem;
  border-radius: ${radii.small};
  background: ${colors.pictureBackground};
`;
