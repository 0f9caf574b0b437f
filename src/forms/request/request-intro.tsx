import { css } from "@emotion/react";
import * as Clock from "lucide-react/icons/clock";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { Wording } from "../../components/wording";
import type { FormNotice } from "../../lib/legal-notices";
import { stack } from "../../styles/recipes";
import { colors, space } from "../../styles/tokens";
import { FormNotices } from "../components/form-notices";
import { tintedBox } from "../components/form-styles";
import type { RequestCopy } from "./request-copy";

interface Props {
  copy: RequestCopy;
  /** Notices to link to. */
  notices?: readonly FormNotice[];
  /** What else there is to say to patients who should call. */
  children?: ReactNode;
}

/** Heading and introduction of a request, above its island: none of it needs React. */
export const RequestIntro = ({ copy, notices, children }: Props) => (
  <div css={intro}>
    <h2>
      <Wording>{copy.heading}</Wording>
    </h2>
    <Text as="p" css={lead}>
      {copy.intro}
    </Text>
    {copy.duration && (
      <p css={duration}>
        <Icon of={Clock} size={20} />
        <Wording>{copy.duration}</Wording>
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
  display: flex;
  gap: 0.5rem;
  font-weight: 650;

  & > svg {
    margin-block-start: 0.25rem;
    color: ${colors.brand};
  }
`;
