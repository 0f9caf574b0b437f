import { css, keyframes } from "@emotion/react";
import * as LoaderCircle from "lucide-react/icons/loader-circle";
import type { ComponentProps, ReactNode } from "react";
import { ButtonRow, primaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { QUEUED, STATE } from "../../lib/island-protocol";
import { visuallyHidden } from "../../styles/recipes";
import { colors, media } from "../../styles/tokens";
import type { Form } from "../core/use-form";
import { CALL_CHOICE } from "../core/answers";
import { ClearAnswers } from "./clear-answers";
import { ErrorSummary } from "./error-summary";
import { card, quietText, formStack } from "./form-styles";
import { FailedPanel } from "./result-panels";
import { InsteadOfButton, NotSetUp, WithoutScript } from "./unavailable";
import { Announcement } from "./announcement";

interface Props {
  form: Form;
  /** Fields. */
  children: ReactNode;
  /** Panel that appears after sending. */
  sent: ReactNode;
  /** What a site that cannot send mail shows beside the button that calls, and below it. */
  notSetUp?: Pick<ComponentProps<typeof NotSetUp>, "actions" | "children">;
  /** Text above the buttons. */
  notice?: ReactNode;
  /** Buttons beside the one that sends. */
  actions?: ReactNode;
  /** Buttons of the panel that appears after a failure. */
  failedActions?: ReactNode;
  className?: string;
}

/** A form that sends its answers by mail, with what it says before and after. */
export const FormView = ({
  form,
  form: { copy },
  children,
  sent,
  notSetUp,
  notice,
  actions,
  failedActions,
  className,
}: Props) => (
  <div css={formStack} className={className}>
    {form.canSend ? <WithoutScript form={form} /> : <NotSetUp form={form} {...notSetUp} />}
    {form.phase.name === "sent" && sent}
    <form
      // Outside a `dialog` that method does nothing, so that a form submitted before its script is
      // there cannot put answers into the address.
      method="dialog"
      // Without it, Firefox keeps a part of the answers after a reload: what was chosen, and who somebody is.
      autoComplete="off"
      // The loader may have marked the form as queued.
      suppressHydrationWarning
      css={[card, formStack, largeSubmit]}
      {...form.formProps}
    >
      <div>
        <div css={formStack}>
          {children}
          {form.callChoice && (
            <label css={choice}>
              <input type="checkbox" name={CALL_CHOICE} disabled={form.isSending} />
              {form.callChoice}
            </label>
          )}
        </div>
        <ErrorSummary form={form} copy={copy} />
      </div>
      {form.phase.name === "failed" && (
        <FailedPanel form={form} failure={form.phase}>
          {failedActions}
        </FailedPanel>
      )}
      {notice}
      {form.canSend && (
        <Text as="p" css={[quietText, onlyWhileQueued]}>
          {copy.waiting}
        </Text>
      )}
      {form.canSend && <InsteadOfButton form={form} />}
      <ButtonRow>
        {form.canSend && (
          <button type="submit" disabled={form.isSending} css={primaryButton}>
            {form.isSending && <Icon of={LoaderCircle} size={22} css={spinner} data-spinner />}
            {/* In a `span`, because translators move text nodes, and React could not remove this one. */}
            <Text as="span">{form.isSending ? copy.submitting : copy.submit}</Text>
          </button>
        )}
        {actions}
      </ButtonRow>
      <ClearAnswers
        copy={copy.clear}
        isEmpty={!form.isFilled}
        disabled={form.isSending}
        onClear={form.clear}
      />
      <Announcement css={visuallyHidden}>{form.announcement}</Announcement>
    </form>
    {form.toaster}
  </div>
);

const largeSubmit = css`
  & [type="submit"] {
    min-height: 3.5rem;

    &:disabled {
      background: ${colors.brandStrong};
      cursor: progress;
    }

    @media (min-width: 24rem) {
      min-width: 17rem;
    }
  }
`;

const turn = keyframes`
  to {
    rotate: 360deg;
  }
`;

const spinner = css`
  ${media.motion} {
    animation: ${turn} 0.9s linear infinite;
  }
`;

const choice = css`
  display: block;
  padding-block: 0.625rem;

  & > input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    margin-inline-end: 0.75rem;
    vertical-align: middle;
    accent-color: ${colors.brand};
  }
`;

/** Style of what a form shows between an early submit and the arrival of its script. */
const onlyWhileQueued = css`
  display: none;

  [${STATE}=waiting] form[${QUEUED}] & {
    display: block;
  }
`;
