import { css } from "@emotion/react";
import { hasAnswers } from "../core/answers";
import { useForm } from "../core/use-form";
import { mailSettings } from "../mail/mail-settings";
import { PaperForm } from "./paper-form";
import { TransferForm } from "./transfer-form";
import { transferFormDefinition } from "./transfer-form-definition";
import type { TransferCopy } from "./transfer-copy";
import { usePaper } from "./use-paper";

const settings = mailSettings("transfer");

interface Props {
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  /** The store's open days in one text, for the paper. */
  hours: string;
  /** Whether the page had said that the form does not work, before its script came after all. */
  isLate?: boolean;
}

/** The request to move prescriptions here, and the paper that its answers can be printed on. */
export function TransferRequest({ copy, pharmacy, hours, isLate = false }: Props) {
  const form = useForm({
    definition: transferFormDefinition,
    copy,
    settings,
    mailbox: pharmacy.email,
  });

  /** What the form holds, for the paper. */
  const filledIn = () => {
    const answers = form.currentAnswers();
    return answers && hasAnswers(answers) ? { answers, sentAt: null } : null;
  };
  const receipt =
    form.phase.name === "sent" && form.phase.answers
      ? { answers: form.phase.answers, sentAt: form.phase.at }
      : null;
  const paper = usePaper(() => filledIn() ?? receipt);

  return (
    // What is typed or cleared after printing is not what was printed.
    <div css={noBox} onInput={paper.clear} onReset={paper.clear}>
      <TransferForm
        form={form}
        copy={copy}
        pharmacy={pharmacy}
        isLate={isLate}
        onPrint={() => paper.print(filledIn())}
        onPrintReceipt={() => paper.print(receipt)}
        onDone={() => {
          paper.clear();
          form.forget();
        }}
      />
      <PaperForm copy={copy} pharmacy={pharmacy} hours={hours} filled={paper.filled} />
    </div>
  );
}

const noBox = css`
  display: contents;
`;
