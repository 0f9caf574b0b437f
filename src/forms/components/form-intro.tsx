import { css } from "@emotion/react";
import * as Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import type { FormNotice } from "../../lib/legal-notices";
import { lead, stack } from "../../styles/recipes";
import { colors, space } from "../../styles/tokens";
import { FormNotices } from "./form-notices";
import { iconRow, tintedBox } from "./form-styles";

interface Props {
  copy: {
    heading: string;
    intro?: FactText;
    /** How long it takes. */
    duration?: string | null;
    /** When to call instead. */
    urgent?: FactText | null;
  };
  /** Notices to link to. */
  notices?: readonly FormNotice[];
  /** What else there is to say to patients who should call. */
  children?: ReactNode;
}

/** Heading and introduction of a form. None of it needs React, so that of a request stands above its island. */
export const FormIntro = ({ copy, notices, children }: Props) => (
  <div css={intro}>
    <h2>{copy.heading}</h2>
    {copy.intro && (
      <Text as="p" css={lead}>
        {copy.intro}
      </Text>
    )}
    {copy.duration && (
      <p css={[iconRow, duration]}>
        <Icon of={Clock} size={20} />
        {copy.duration}
      </p>
    )}
    <FormNotices notices={notices} />
    {copy.urgent && (
      <div css={tintedBox}>
        <Text as="p">{copy.urgent}</Text>
        {children}
      </div>
    )}
  </div>
);

const intro = css`
  ${stack(space.s)};
  margin-block-end: clamp(${space.m}, 4vw, ${space.xl});
`;

const duration = css`
  font-weight: 650;

  & > svg {
    color: ${colors.brand};
  }
`;
