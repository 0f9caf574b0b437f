import { css } from "@emotion/react";
import { colors, typeScale } from "../styles/tokens";

interface Props {
  service: { title: string; explanation?: string | null };
}

/** Name of a service in a list, above what it means if patients may not know the name. */
export const ServiceName = ({ service: { title, explanation } }: Props) =>
  explanation ? (
    <span>
      {title} <span css={meaning}>{explanation}</span>
    </span>
  ) : (
    title
  );

const meaning = css`
  display: block;
  color: ${colors.inkSoft};
  font-size: ${typeScale.small};
  font-weight: 400;
`;
