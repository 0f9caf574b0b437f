import { css } from "@emotion/react";
import Check from "lucide-react/icons/check";
import { Icon } from "./icon";
import type { FactText } from "../lib/fact-text";
import { colors, media } from "../styles/tokens";
import { Text } from "./text";

/** List with check marks. */
export const CheckList = ({ points }: { points: readonly FactText[] }) => (
  <ul css={list}>
    {points.map((point, index) => (
      <li key={index} css={item}>
        <Icon of={Check} size={20} />
        <span>
          <Text>{point}</Text>
        </span>
      </li>
    ))}
  </ul>
);

const list = css`
  display: grid;
  gap: 0.5rem;
`;

const item = css`
  display: flex;
  gap: 0.6rem;

  & > svg {
    margin-block-start: 0.25rem;
    color: ${colors.brand};

    ${media.largeText} {
      display: none;
    }
  }
`;
