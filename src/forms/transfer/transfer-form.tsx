import { css } from "@emotion/react";
import Clock from "lucide-react/icons/clock";
import Eye from "lucide-react/icons/eye";
import { Icon } from "../../components/icon";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { colors, media, space } from "../../styles/tokens";
import { onlyWithScript, otherButton, quietText, stack } from "../components/form-styles";
import { MailForm } from "../components/mail-form";
import { NotSetUp } from "../components/not-set-up";
import { PrintButton } from "../components/print-button";
import { WithoutScript } from "../components/unavailable";
import type { Form } from "../core/use-form";
import { BeforeYouStart, OnPaper } from "./before-you-start";
import { ReceiptPanel } from "./receipt-panel";
import { ReviewDialog } from "./review-dialog";
import type { TransferAnswers, TransferField } from "./transfer-fields";
import { TransferFieldsets } from "./transfer-fieldsets";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  form: Form<TransferField>;
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  isLate: boolean;
  /** Prints the answers, or an empty form. */
  onPrint: () => void;
  onPrintReceipt: () => void;
  /** Closes the panel that appears after sending. */
  onDone: () => void;
}

/** Transfer form with its introduction, the result of sending and the review dialog. */
export function TransferForm({
  form,
  copy,
  pharmacy,
  isLate,
  onPrint,
  onPrintReceipt,
  onDone,
}: Props) {
  const [reviewed, setReviewed] = useState<TransferAnswers | null>(null);
  const printForFax = <PrintButton onPrint={onPrint}>{copy.printForFax}</PrintButton>;

  // The back/forward cache keeps the page as it is, so answers have to go when the page is left.
  useEffect(() => {
    const close = () => flushSync(() => setReviewed(null));
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, []);

  return (
    <div css={layout}>
      <div css={intro}>
        <h2>{copy.heading}</h2>
        <p css={lead}>
          <Text>{copy.intro}</Text>
        </p>
        {copy.duration && (
          <p css={duration}>
            <Icon of={Clock} size={20} />
            {copy.duration}
          </p>
        )}
      </div>
      <BeforeYouStart copy={copy} pharmacy={pharmacy} canSend={form.canSend} onPrint={onPrint} />
      <div css={[stack, main]}>
        {form.canSend ? (
          <WithoutScript copy={copy} pharmacy={pharmacy} />
        ) : (
          <NotSetUp copy={copy} pharmacy={pharmacy}>
            <OnPaper copy={copy} onPrint={onPrint} />
          </NotSetUp>
        )}
        {form.phase.name === "sent" && (
          <ReceiptPanel
            copy={copy.sent}
            hasReceipt={form.phase.answers !== null}
            onPrint={onPrintReceipt}
            onDone={onDone}
          />
        )}
        <MailForm
          form={form}
          copy={copy}
          pharmacy={pharmacy}
          isLate={isLate}
          notice={
            form.canSend && (
              <p css={quietText}>
                <Text>{copy.notice.promise}</Text>
              </p>
            )
          }
          failedActions={printForFax}
          actions={
            <>
              {!form.canSend && printForFax}
              <button
                type="button"
                css={[otherButton, onlyWithScript]}
                disabled={form.isSending}
                onClick={() => setReviewed(form.currentAnswers())}
              >
                <Icon of={Eye} size={20} />
                {copy.review.open}
              </button>
            </>
          }
        >
          <p css={quietText}>
            <Text>{copy.allNeeded}</Text>
          </p>
          <TransferFieldsets form={form} copy={copy} />
        </MailForm>
      </div>
      {reviewed && (
        <ReviewDialog
          formId={form.id}
          copy={copy}
          answers={reviewed}
          canSend={form.canSend}
          onSend={form.submit}
          onClose={() => setReviewed(null)}
        />
      )}
      {form.toaster}
    </div>
  );
}

const layout = css`
  display: grid;
  gap: clamp(${space.m}, 4vw, ${space.xl});

  ${media.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const intro = css`
  display: grid;
  gap: ${space.s};

  ${media.large} {
    grid-column: 1 / -1;
  }
`;

const duration = css`
  display: flex;
  gap: 0.5rem;
  font-weight: 650;

  & > svg {
    margin-block-start: 0.25rem;
    color: ${colors.brand};
  }
`;

/** Left of `BeforeYouStart` on a wide screen. */
const main = css`
  align-content: start;

  ${media.large} {
    grid-column: 1;
    grid-row: 2;
  }
`;
