import { css } from "@emotion/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { SCRIPT_FAILED } from "../../islands/protocol";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import type { FormWords } from "./form-words";
import { badPanel, onlyWithoutScript, panelHeading } from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  words: FormWords;
  pharmacy: Queries.FormPharmacyFragment;
}

interface NoticeProps extends Props {
  why: "withoutScript" | "scriptFailed";
}

/** Says that the form cannot be sent, why, and how to reach the pharmacy without it. */
export const UnavailableNotice = ({ words, pharmacy, why }: NoticeProps) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <CircleAlert size={24} aria-hidden />
      {words.unavailable.heading}
    </h3>
    <p>
      <Text>{words.unavailable[why]}</Text>
    </p>
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

/**
 * Stands where the button that sends would be, so that whoever has filled in the form and comes to
 * its end does not look for it in vain.
 */
export const InsteadOfButton = ({ words, pharmacy }: Props) => (
  <p css={onlyWithoutScript}>
    <span>
      <Text>{words.unavailable.insteadOfButton}</Text>
    </span>{" "}
    <PhoneLink number={pharmacy.phone} />
  </p>
);

const shownWhenScriptFailed = css`
  display: none;

  html[${SCRIPT_FAILED}] & {
    display: block;
  }
`;
