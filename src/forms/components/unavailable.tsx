import { css } from "@emotion/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "../../components/icon";
import { SCRIPT_FAILED } from "../../islands/protocol";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import type { FormCopy } from "./form-copy";
import { badPanel, onlyWithoutScript, panelHeading } from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  copy: FormCopy;
  pharmacy: Queries.FormPharmacyFragment;
}

interface NoticeProps extends Props {
  why: "withoutScript" | "scriptFailed";
}

/** Says why the form cannot be sent, and how to reach the pharmacy. */
const UnavailableNotice = ({ copy, pharmacy, why }: NoticeProps) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <Icon of={CircleAlert} size={24} />
      {copy.unavailable.heading}
    </h3>
    <p>
      <Text>{copy.unavailable[why]}</Text>
    </p>
    <WaysToReach copy={copy.reach} pharmacy={pharmacy} />
  </div>
);

/**
 * Shown if the browser runs no scripts, or if ours failed to load. In the page from the start,
 * because no script could add it then.
 */
export const WithoutScript = ({ copy, pharmacy }: Props) => (
  <>
    <noscript>
      <UnavailableNotice copy={copy} pharmacy={pharmacy} why="withoutScript" />
    </noscript>
    <div css={shownWhenScriptFailed} role="alert">
      <UnavailableNotice copy={copy} pharmacy={pharmacy} why="scriptFailed" />
    </div>
  </>
);

/** Shown in place of the send button if the page's script is blocked or failed to load. */
export const InsteadOfButton = ({ copy, pharmacy }: Props) => (
  <p css={onlyWithoutScript}>
    <span>
      <Text>{copy.unavailable.insteadOfButton}</Text>
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
