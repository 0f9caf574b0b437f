import { css } from "@emotion/react";
import { useCallback, useRef } from "react";
import { InternalLink } from "../../components/internal-link";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { visuallyHidden } from "../../styles/global-styles";
import { space, targetSize } from "../../styles/tokens";
import { type MailSettings, mailSettings } from "../mail/mail-settings";
import { ClearAnswers } from "../parts/clear-answers";
import { FailedPanel } from "../parts/failed-panel";
import { fieldId } from "../parts/field";
import { buttonRow } from "../../components/button-styles";
import { quietText, stack } from "../parts/form-styles";
import { HeldNote } from "../parts/held-note";
import { LateNote } from "../parts/late-note";
import { ProblemList } from "../parts/problem-list";
import { SendButton } from "../parts/send-button";
import { SentPanel } from "../parts/sent-panel";
import { SheetForm } from "../parts/sheet-form";
import { InsteadOfButton, WithoutScript } from "../parts/unavailable";
import { type Control, useProblems } from "../parts/use-problems";
import { useAfterPress } from "../use-after-press";
import { useEarlyPresses } from "../use-early-presses";
import { useMailForm } from "../use-mail-form";
import { CallOrEmail } from "./call-or-email";
import { contactFields } from "./contact-fields";
import { ContactInputs } from "./contact-inputs";
import { contactParams } from "./contact-params";
import type { ContactWords } from "./contact-words";
import { messageAsText } from "./message-as-text";
import { MessageToCopy } from "./message-to-copy";
import { problemWith } from "./problem-with";

const FORM_ID = "message";
const settings = mailSettings("contact");

interface Props {
  words: ContactWords;
  pharmacy: Queries.FormPharmacyFragment;
}

/** A message to the pharmacy. Where the site cannot send one, it can be copied into an email. */
export const ContactForm = (props: Props) =>
  settings ? (
    <MessageForm {...props} settings={settings} />
  ) : (
    <section css={stack}>
      <h2>{props.words.heading}</h2>
      <CallOrEmail {...props} />
      <MessageToCopy words={props.words} />
    </section>
  );

/** No field is required, but a message that helps nobody is not sent. */
function MessageForm({ words, pharmacy, settings }: Props & { settings: MailSettings }) {
  const root = useRef<HTMLElement>(null);
  const findProblem = useCallback((control: Control) => problemWith(control, words), [words]);
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
    fields: contactFields,
    words,
    settings,
    params: (answers) => contactParams(answers, pharmacy.email),
    mayBeSent: () => {
      const [first] = listProblems();
      if (first) document.getElementById(fieldId(FORM_ID, first.name))?.focus();
      return !first;
    },
  });
  const { problems, listProblems, lookAgain, clearProblems, messageFor } = useProblems(
    form,
    findProblem,
  );
  const afterPress = useAfterPress();
  const isLate = useEarlyPresses(root, form);

  return (
    <section css={stack} ref={root}>
      <div css={intro}>
        <h2>{words.heading}</h2>
        <p css={lead}>
          <Text>{words.intro}</Text>
        </p>
      </div>
      <WithoutScript words={words} pharmacy={pharmacy} />
      {phase.name === "sent" && <SentPanel words={words.sent} onDone={forget} />}
      <SheetForm
        ref={form}
        aria-label={words.heading}
        onSubmit={onSubmit}
        onInvalidCapture={listProblems}
        onInput={() => afterPress(lookAgain)}
        onReset={clearProblems}
      >
        <ContactInputs
          formId={FORM_ID}
          words={words}
          problemText={messageFor}
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
              return answers ? messageAsText(answers, words.questions) : "";
            }}
            onTryAgain={sendAgain}
          />
        )}
        <div css={notice}>
          <p css={quietText}>
            <Text>{words.notice}</Text>
          </p>
          <InternalLink to={words.privacy.path} css={link}>
            {words.privacy.label}
          </InternalLink>
        </div>
        <HeldNote text={words.waiting} />
        {isLate && <LateNote text={words.late} />}
        <InsteadOfButton words={words} pharmacy={pharmacy} />
        <div css={buttonRow}>
          <SendButton words={words} submitting={isSubmitting} />
        </div>
        <ClearAnswers words={words.clear} disabled={isSubmitting} onClear={clearAll} />
        <p role="status" css={visuallyHidden}>
          {isSubmitting && words.submitting}
        </p>
      </SheetForm>
      {toaster}
    </section>
  );
}

const intro = css`
  display: grid;
  gap: ${space.s};
`;

const notice = css`
  display: grid;
  justify-items: start;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
