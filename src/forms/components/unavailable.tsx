import { css } from "@emotion/react";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import { primaryButton } from "../../components/button-styles";
import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import { BROKEN, FAILED } from "../../lib/island-protocol";
import { unbroken } from "../../styles/global-styles";
import type { FormCopy } from "../core/form-copy";
import {
  badPanel,
  onlyWithoutScript,
  panelHeading,
  tintedBox,
  tintedBoxHeading,
} from "./form-styles";
import { WaysToReach } from "./ways-to-reach";
import { Wording } from "../../components/wording";

interface Props {
  copy: FormCopy;
  pharmacy: Queries.FormPharmacyFragment;
}

/** Says why the form cannot be sent, and how to reach the pharmacy. */
const UnavailableNotice = ({
  copy,
  pharmacy,
  why,
}: Props & { why: "withoutScript" | "scriptFailed" }) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <Icon of={CircleAlert} size={24} />
      <Wording>{copy.unavailable.heading}</Wording>
    </h3>
    <Text as="p">{copy.unavailable[why]}</Text>
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
  <p css={[onlyWithoutScript, notWhenBroken]}>
    <Text as="span">{copy.unavailable.insteadOfButton}</Text> <PhoneLink number={pharmacy.phone} />
  </p>
);

interface NotSetUpProps extends Props {
  /** Buttons beside the one that calls. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Above a form of a site that cannot send mail: what to do instead. */
export const NotSetUp = ({ copy, pharmacy, actions, children }: NotSetUpProps) => (
  <section css={tintedBox}>
    <h3 css={tintedBoxHeading}>
      <Wording>{copy.unavailable.notSetUp.heading}</Wording>
    </h3>
    <Text as="p">{copy.unavailable.notSetUp.text}</Text>
    <ButtonRow>
      <PhoneLink number={pharmacy.phone} css={primaryButton}>
        <Icon of={Phone} size={20} />
        <span>
          <Wording>{copy.reach.call}</Wording> <span css={unbroken}>{pharmacy.phone}</span>
        </span>
      </PhoneLink>
      {actions}
    </ButtonRow>
    {children}
  </section>
);

/** Nobody knows whether something was sent. */
const notWhenBroken = css`
  ${BROKEN} & {
    display: none;
  }
`;

const shownWhenScriptFailed = css`
  display: none;

  ${FAILED} & {
    display: block;
  }
`;
