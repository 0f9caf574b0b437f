import { css } from "@emotion/react";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as Phone from "lucide-react/icons/phone";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ButtonRow, primaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { PhoneLink } from "../../components/phone-link";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { BROKEN, FAILED } from "../../lib/island-protocol";
import { unbroken } from "../../styles/recipes";
import type { FormCopy } from "../core/form-copy";
import type { Form } from "../core/use-form";
import {
  badPanel,
  onlyWithoutScript,
  panelHeading,
  tintedBox,
  tintedBoxHeading,
} from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  form: Pick<Form, "copy" | "pharmacy">;
}

interface NoticeProps {
  heading: FactText | string;
  text: FactText;
  reach: FormCopy["reach"];
  pharmacy: Queries.FormPharmacyFragment;
  /** Another way out, below the numbers. */
  children?: ReactNode;
}

/** Says why the form does nothing, and how to reach the pharmacy. */
const UnavailableNotice = ({ heading, text, reach, pharmacy, children }: NoticeProps) => (
  <div css={badPanel}>
    <h3 css={panelHeading}>
      <Icon of={CircleAlert} size={24} />
      <Text>{heading}</Text>
    </h3>
    <Text as="p">{text}</Text>
    <WaysToReach copy={reach} pharmacy={pharmacy} />
    {children}
  </div>
);

interface BrokenProps extends Pick<NoticeProps, "reach" | "pharmacy"> {
  /** Copy of `data/pages/error.yaml`. */
  copy: Pick<Queries.BrokenFormCopyFragment, "heading" | "text" | "home">;
}

/** Says above a form whose code threw that the answers are still below, and how to reach the pharmacy. */
export const BrokenForm = ({ copy: { home, ...copy }, ...others }: BrokenProps) => (
  <UnavailableNotice {...copy} {...others}>
    <a href={home.path}>{home.label}</a>
  </UnavailableNotice>
);

export const brokenFormCopy = graphql`
  fragment BrokenFormCopy on ErrorPage {
    heading
    text
    home {
      ...PageLink
    }
  }
`;

/** Shown if no scripts run, or ours failed to load. In the page from the start, as no script could add it then. */
export function WithoutScript({ form: { copy, pharmacy } }: Props) {
  const { unavailable, reach } = copy;
  const notice = { heading: unavailable.heading, reach, pharmacy };
  return (
    <>
      <noscript>
        <UnavailableNotice {...notice} text={unavailable.withoutScript} />
      </noscript>
      <div css={shownWhenScriptFailed} role="alert">
        <UnavailableNotice {...notice} text={unavailable.scriptFailed} />
      </div>
    </>
  );
}

/** Shown in place of the send button if the page's script is blocked or failed to load. */
export const InsteadOfButton = ({ form: { copy, pharmacy } }: Props) => (
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
export const NotSetUp = ({ form: { copy, pharmacy }, actions, children }: NotSetUpProps) => (
  <section css={tintedBox}>
    <h3 css={tintedBoxHeading}>{copy.unavailable.notSetUp.heading}</h3>
    <Text as="p">{copy.unavailable.notSetUp.text}</Text>
    <ButtonRow>
      <PhoneLink number={pharmacy.phone} css={primaryButton}>
        <Icon of={Phone} size={20} />
        <span>
          {copy.reach.call} <span css={unbroken}>{pharmacy.phone}</span>
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
