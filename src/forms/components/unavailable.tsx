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

/** Says that the form cannot be sent, why, and how to reach the pharmacy without it. */
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
 * What people read whose browser runs no script, or did not get ours. It is part of the page from
 * the start, because nothing could add it then.
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

/**
 * Stands where the button that sends would be, so that whoever has filled in the form and comes to
 * its end does not look for it in vain.
 */
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
