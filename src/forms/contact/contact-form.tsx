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
import type { ContactCopy } from "./contact-copy";
import { MessageToCopy } from "./message-to-copy";

const settings = mailSettings("contact");

interface Props {
  copy: ContactCopy;
  pharmacy: Queries.FormPharmacyFragment;
  /** Whether the page had said that the form does not work, before its script came after all. */
  isLate?: boolean;
}

/**
 * A message to the pharmacy. Where the site cannot send one, it can be copied into an email; without
 * an address for that there is nothing to write.
 */
export function ContactForm({ copy, pharmacy, isLate = false }: Props) {
  const form = useForm({
    definition: contactFormDefinition,
    copy,
    settings,
    mailbox: pharmacy.email,
  });
  if (!form.canSend && !pharmacy.email) return <CallOrEmail copy={copy} pharmacy={pharmacy} />;
  if (!form.canSend) {
    return (
      <section css={stack}>
        <h2>{copy.heading}</h2>
        <CallOrEmail copy={copy} pharmacy={pharmacy} />
        <MessageToCopy form={form} copy={copy} />
      </section>
    );
  }
  return (
    <section css={stack}>
      <div css={intro}>
        <h2>{copy.heading}</h2>
        <p css={lead}>
          <Text>{copy.intro}</Text>
        </p>
      </div>
      <WithoutScript copy={copy} pharmacy={pharmacy} />
      {form.phase.name === "sent" && <SentPanel copy={copy.sent} onDone={form.forget} />}
      <MailForm
        form={form}
        copy={copy}
        pharmacy={pharmacy}
        isLate={isLate}
        notice={
          <div css={notice}>
            <p css={quietText}>
              <Text>{copy.notice}</Text>
            </p>
            <InternalLink to={copy.privacy.path} css={link}>
              {copy.privacy.label}
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
