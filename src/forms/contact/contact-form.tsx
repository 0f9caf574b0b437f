import { css } from "@emotion/react";
import { InternalLink } from "../../components/internal-link";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { space, targetSize } from "../../styles/tokens";
import { quietText, stack } from "../components/form-styles";
import { MailForm } from "../components/mail-form";
import { SentPanel } from "../components/sent-panel";
import { WithoutScript } from "../components/unavailable";
import { useForm } from "../core/use-form";
import { mailSettings } from "../mail/mail-settings";
import { CallOrEmail } from "./call-or-email";
import { contactFormDefinition } from "./contact-form-definition";
import { ContactInputs } from "./contact-inputs";
import type { ContactWords } from "./contact-words";
import { MessageToCopy } from "./message-to-copy";

const settings = mailSettings("contact");

interface Props {
  words: ContactWords;
  pharmacy: Queries.FormPharmacyFragment;
  /** Whether the page had said that the form does not work, before its script came after all. */
  isLate?: boolean;
}

/** A message to the pharmacy. Where the site cannot send one, it can be copied into an email. */
export function ContactForm({ words, pharmacy, isLate = false }: Props) {
  const form = useForm({
    definition: contactFormDefinition,
    words,
    settings,
    mailbox: pharmacy.email,
  });
  if (!form.canSend) {
    return (
      <section css={stack}>
        <h2>{words.heading}</h2>
        <CallOrEmail words={words} pharmacy={pharmacy} />
        <MessageToCopy form={form} words={words} />
      </section>
    );
  }
  return (
    <section css={stack}>
      <div css={intro}>
        <h2>{words.heading}</h2>
        <p css={lead}>
          <Text>{words.intro}</Text>
        </p>
      </div>
      <WithoutScript words={words} pharmacy={pharmacy} />
      {form.phase.name === "sent" && <SentPanel words={words.sent} onDone={form.forget} />}
      <MailForm
        form={form}
        words={words}
        pharmacy={pharmacy}
        isLate={isLate}
        notice={
          <div css={notice}>
            <p css={quietText}>
              <Text>{words.notice}</Text>
            </p>
            <InternalLink to={words.privacy.path} css={link}>
              {words.privacy.label}
            </InternalLink>
          </div>
        }
      >
        <ContactInputs form={form} />
      </MailForm>
      {form.toaster}
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
