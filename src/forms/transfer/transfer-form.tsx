import { css } from "@emotion/react";
import Eye from "lucide-react/icons/eye";
import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { visuallyHidden } from "../../styles/global-styles";
import { media, space } from "../../styles/tokens";
import { hasAnswers } from "../form-field";
import { mailSettings } from "../mail/mail-settings";
import { ClearAnswers } from "../parts/clear-answers";
import { FailedPanel } from "../parts/failed-panel";
import { buttonRow } from "../../components/button-styles";
import { onlyWithScript, otherButton, quietText, stack } from "../parts/form-styles";
import { HeldNote } from "../parts/held-note";
import { LateNote } from "../parts/late-note";
import { ProblemList } from "../parts/problem-list";
import { SendButton } from "../parts/send-button";
import { SheetForm } from "../parts/sheet-form";
import { InsteadOfButton, WithoutScript } from "../parts/unavailable";
import { type Control, useProblems } from "../parts/use-problems";
import { useAfterPress } from "../use-after-press";
import { useEarlyPresses } from "../use-early-presses";
import { useMailForm } from "../use-mail-form";
import { BeforeYouStart } from "./before-you-start";
import { clearPaper, fillPaperBeforePrinting, printPaper } from "./paper";
import { PrintForFax } from "./print-for-fax";
import { problemWith } from "./problem-with";
import { ReceiptPanel } from "./receipt-panel";
import { ReviewDialog } from "./review-dialog";
import { type TransferAnswers, transferFields } from "./transfer-fields";
import { TransferInputs } from "./transfer-inputs";
import { transferParams } from "./transfer-params";
import type { TransferWords } from "./transfer-words";
import { useWarnings } from "./use-warnings";
import { answersAsText } from "./written-answers";

const FORM_ID = "transfer";
const settings = mailSettings("transfer");

interface Props {
  words: TransferWords;
  pharmacy: Queries.FormPharmacyFragment;
}

/** The request to move prescriptions from another pharmacy. */
export function TransferForm({ words, pharmacy }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [reviewed, setReviewed] = useState<TransferAnswers | null>(null);
  const {
    form,
    phase,
    toaster,
    isSubmitting,
    onSubmit,
    currentAnswers,
    sendAgain,
    forget,
    clearAll,
  } = useMailForm({
    fields: transferFields,
    words,
    settings,
    params: (answers) => transferParams(answers, pharmacy.email),
  });
  const findProblem = useCallback((control: Control) => problemWith(control, words), [words]);
  const { problems, listProblems, lookAgain, clearProblems, messageFor } = useProblems(
    form,
    findProblem,
  );
  const { warningText, announcement, lookAt, lookAgainAt, clearWarnings } = useWarnings(words);
  const afterPress = useAfterPress();
  const isLate = useEarlyPresses(root, form);

  /** What the form holds, for the paper. */
  const filledIn = () => {
    const answers = currentAnswers();
    return answers && hasAnswers(answers) ? { answers, sentAt: null } : null;
  };
  const print = () => printPaper(filledIn());
  const receipt =
    phase.name === "sent" && phase.answers ? { answers: phase.answers, sentAt: phase.at } : null;
  useEffect(() => fillPaperBeforePrinting(() => filledIn() ?? receipt));

  // The browser keeps the page as it is for going back, so it has to be clean when it is left.
  useEffect(() => {
    const forgetNow = () => {
      flushSync(() => setReviewed(null));
      clearPaper();
    };
    window.addEventListener("pagehide", forgetNow);
    return () => window.removeEventListener("pagehide", forgetNow);
  }, []);

  return (
    <div css={layout} ref={root}>
      <div css={intro}>
        <h2>{words.heading}</h2>
        <p css={lead}>
          <Text>{words.intro}</Text>
        </p>
      </div>
      <BeforeYouStart
        words={words}
        pharmacy={pharmacy}
        canSend={settings !== null}
        onPrint={print}
      />
      <div css={[stack, main]}>
        <WithoutScript words={words} pharmacy={pharmacy} />
        {phase.name === "sent" && (
          <ReceiptPanel
            words={words.sent}
            answers={phase.answers}
            at={phase.at}
            onDone={() => {
              clearPaper();
              forget();
            }}
          />
        )}
        <SheetForm
          ref={form}
          aria-label={words.heading}
          onSubmit={onSubmit}
          onInvalidCapture={listProblems}
          onBlur={({ target }) => afterPress(() => lookAt(target))}
          onInput={({ target }) => {
            clearPaper();
            afterPress(() => {
              lookAgain();
              lookAgainAt(target);
            });
          }}
          onReset={() => {
            clearProblems();
            clearWarnings();
            clearPaper();
          }}
        >
          <p css={quietText}>
            <Text>{words.allNeeded}</Text>
          </p>
          <TransferInputs
            formId={FORM_ID}
            words={words}
            problemText={messageFor}
            warningText={warningText}
            inert={isSubmitting}
          />
          <ProblemList formId={FORM_ID} heading={words.problems.heading} problems={problems} />
          {phase.name === "failed" && (
            <FailedPanel
              words={words}
              pharmacy={pharmacy}
              failure={phase}
              answersAsText={() => {
                const answers = currentAnswers();
                return answers ? answersAsText(answers, words.questions) : "";
              }}
              onTryAgain={sendAgain}
            >
              <PrintForFax label={words.printForFax} onPrint={print} />
            </FailedPanel>
          )}
          {settings && <HeldNote text={words.waiting} />}
          {settings && isLate && <LateNote text={words.late} />}
          <InsteadOfButton words={words} pharmacy={pharmacy} />
          <div css={buttonRow}>
            {settings ? (
              <SendButton words={words} submitting={isSubmitting} />
            ) : (
              <PrintForFax label={words.printForFax} onPrint={print} />
            )}
            <button
              type="button"
              css={[otherButton, onlyWithScript]}
              disabled={isSubmitting}
              onClick={() => setReviewed(currentAnswers())}
            >
              <Eye size={20} aria-hidden />
              {words.review.open}
            </button>
          </div>
          <ClearAnswers words={words.clear} disabled={isSubmitting} onClear={clearAll} />
          <p role="status" css={visuallyHidden}>
            {isSubmitting ? words.submitting : announcement}
          </p>
        </SheetForm>
      </div>
      {reviewed && (
        <ReviewDialog
          words={words}
          answers={reviewed}
          canSend={settings !== null}
          onSend={sendAgain}
          onClose={() => setReviewed(null)}
        />
      )}
      {toaster}
    </div>
  );
}

const layout = css`
  display: grid;
  gap: ${space.xl};

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

/** On a wide screen the form stands left of what to know before it. */
const main = css`
  align-content: start;

  ${media.large} {
    grid-column: 1;
    grid-row: 2;
  }
`;
