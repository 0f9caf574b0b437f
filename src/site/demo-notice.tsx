import { css } from "@emotion/react";
import { isDemoBuild } from "../lib/demo";
import { column } from "../styles/recipes";
import { colors, radii, space } from "../styles/tokens";
import { useLabels } from "./hooks/labels";

/** Says on each page of a demo, and above its forms, that nothing is sent. Renders nothing on other sites. */
export function DemoNotice() {
  const { demo } = useLabels();
  if (!isDemoBuild()) return null;
  if (!demo) throw new Error("data/labels.yaml has no demo, which each page of a demo says.");
  return (
    <div css={notice} role="note">
      <strong css={[column, words]}>{demo}</strong>
    </div>
  );
}

const notice = css`
  padding-block: ${space.s};
  background: ${colors.tint};

  main > * & {
    margin-block-end: ${space.m};
    border-radius: ${radii.medium};
  }
`;

const words = css`
  display: block;
`;
