import { css } from "@emotion/react";
import { hasAnswers } from "../core/answers";
import type { FormLanguage } from "../../lib/page-context";
import { useForm } from "../core/use-form";
import { mailSettings } from "../mail/mail-settings";
import { PaperForm } from "./paper-form";
import { TransferForm } from "./transfer-form";
import { transferFormDefinition } from "./transfer-fields";
import type { TransferCopy } from "./transfer-copy";
import { usePaper } from "./use-paper";

const settings = mailSettings("transfer");

interface Props {
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  /** Opening hours of the store as one text, for the paper form. */
  hours: string;
  /** Absent on pages in the site's default language. */
  language?: FormLanguage;
  /** Words of the paper form in the site's default language, which the pharmacist reads. */
  original?: Queries.PaperWordsFragment | null;
  /** True if the page showed "this form does not work" before its scripts finally loaded. */
  isLate?: boolean;
}

/** Request to transfer prescriptions: the form, and the paper form that its answers print on. */
export function TransferRequest({
  copy,
  pharmacy,
  hours,
  language,
  original,
  isLate = false,
}: Props) {
  const form = useForm({
    definition: transferFormDefinition,
    copy,
    settings,
    mailbox: pharmacy.email,
    language,
  });

  /** Answers to print; `null` if the form is empty. */
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
    // Keeps the paper form from showing answers that have changed since they were printed.
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
      <PaperForm
        copy={copy}
        original={original}
        pharmacy={pharmacy}
        hours={hours}
        filled={paper.filled}
      />
    </div>
  );
}

const noBox = css`
  display: contents;
`;
