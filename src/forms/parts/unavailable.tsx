import { css } from "@emotion/react";
import { CircleAlert } from "lucide-react";
import type { FormWords } from "./form-words";
import { badPanel, panelHeading } from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  words: FormWords;
  pharmacy: Queries.FormPharmacyFragment;
}

interface NoticeProps extends Props {
  why: "withoutScript" | "scriptFailed" | "notSetUp";
}

/** Says that the form cannot be sent, why, and how to reach the pharmacy without it. */
export const UnavailableNotice = ({ words, pharmacy, why }: NoticeProps) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <CircleAlert size={24} aria-hidden />
      {words.unavailable.heading}
    </h3>
    <p>{words.unavailable[why]}</p>
    <WaysToReach words={words.reach} pharmacy={pharmacy} />
  </div>
);

/**
 * What people read whose browser runs no script, or did not get ours. It is part of the page from
 * the start, because nothing could add it then.
 */
export const WithoutScript = ({ words, pharmacy }: Props) => (
  <>
    <noscript>
      <UnavailableNotice words={words} pharmacy={pharmacy} why="withoutScript" />
    </noscript>
    <div css={shownWhenScriptFailed} role="alert">
      <UnavailableNotice words={words} pharmacy={pharmacy} why="scriptFailed" />
    </div>
  </>
);

const shownWhenScriptFailed = css`
  display: none;

  html[data-script-failed] & {
    display: block;
  }
`;
