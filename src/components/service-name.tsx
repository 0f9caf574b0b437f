import { css } from "@emotion/react";
import { colors, typeScale } from "../styles/tokens";
import type { Words } from "../lib/words";
import { Wording } from "./wording";

interface Props {
  service: { title: Words; explanation?: Words | null };
}

/** Name of a service in a list, above what it means if patients may not know the name. */
export const ServiceName = ({ service: { title, explanation } }: Props) =>
  explanation ? (
    <span>
      <Wording>{title}</Wording>{" "}
      <span css={meaning}>
        <Wording>{explanation}</Wording>
      </span>
    </span>
  ) : (
    <Wording>{title}</Wording>
  );

const meaning = css`
  display: block;
  color: ${colors.inkSoft};
  font-size: ${typeScale.small};
  font-weight: 400;
`;
