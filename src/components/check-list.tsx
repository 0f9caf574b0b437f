import { css } from "@emotion/react";
import Check from "lucide-react/icons/check";
import { colors } from "../styles/tokens";

/** A list with check marks. */
export const CheckList = ({ points }: { points: readonly string[] }) => (
  <ul css={list}>
    {points.map((point) => (
      <li key={point} css={item}>
        <Check size={20} strokeWidth={2.5} aria-hidden />
        <span>{point}</span>
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
    flex: none;
    margin-block-start: 0.25rem;
    color: ${colors.brand};
  }
`;
