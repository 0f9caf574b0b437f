import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as Mail from "lucide-react/icons/mail";
import { secondaryButton } from "../../components/button-styles";
import { ButtonRow } from "../../components/button-row";
import { EmailLink } from "../../components/email-link";
import { Icon } from "../../components/icon";
import { lead } from "../../components/lead";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import { space } from "../../styles/tokens";
import { CopyAnswers } from "../components/copy-answers";
import { Field } from "../fields/field";
import { fieldGrid, onlyWithScript, quietText, formStack } from "../components/form-styles";
import { FormNotices } from "../components/form-notices";
import { FormElement, MailForm } from "../components/mail-form";
import { SentPanel } from "../components/result-panels";
import { NotSetUp, WithoutScript } from "../components/unavailable";
import type { FormNotice } from "../../lib/legal-notices";
import type { FormLanguage } from "../../lib/page-context";
import { useForm } from "../core/use-form";
import { contactDefinition } from "./contact-definition";
import { Wording } from "../../components/wording";

interface Props {
  copy: Queries.ContactCopyFragment;
  pharmacy: Queries.FormPharmacyFragment;
  /** Absent on pages in the site's default language. */
  language?: FormLanguage;
  /** Notices to link to beside the form. */
  notices?: readonly FormNotice[];
}

/**
 * Contact form. A site that cannot send mail shows the phone number and, if the pharmacy has an
 * email address, a form whose message goes into an email of the visitor's own.
 */
export function ContactForm({ copy, pharmacy, language, notices }: Props) {
  const form = useForm({
    definition: contactDefinition,
    copy,
    mailbox: pharmacy.email,
    language,
  });
  // Read-only while sending, by `fieldProps` as well, for browsers that do not know `inert`.
  const inputs = (
    <div css={fieldGrid} inert={form.isSending}>
      {contactDefinition.fields.map((field) => (
        <Field key={field.name} {...form.fieldProps(field)} />
      ))}
    </div>
  );
  if (!form.canSend) {
    const { email } = pharmacy;
    if (!email) return <NotSetUp copy={copy} pharmacy={pharmacy} />;
    return (
      <section css={[formStack, printedWithMessage]}>
        <h2>
          <Wording>{copy.heading}</Wording>
        </h2>
        <FormNotices notices={notices} />
        <NotSetUp
          copy={copy}
          pharmacy={pharmacy}
          actions={<EmailLink address={email} css={[secondaryButton, longAddress]} />}
        />
        <FormElement {...form.formProps}>
          {inputs}
          <ButtonRow css={onlyWithScript}>
            <EmailLink
              address={email}
              css={secondaryButton}
              onClick={({ currentTarget }) => {
                currentTarget.search = `?body=${encodeURIComponent(form.currentText())}`;
              }}
            >
              <Icon of={Mail} size={20} />
              <Wording>{copy.openEmail}</Wording>
            </EmailLink>
            <CopyAnswers copy={copy.failed} answersAsText={form.currentText} />
          </ButtonRow>
        </FormElement>
      </section>
    );
  }
  return (
    <section css={[formStack, printedWithMessage]}>
      <div css={stack(space.s)}>
        <h2>
          <Wording>{copy.heading}</Wording>
        </h2>
        <Text as="p" css={lead}>
          {copy.intro}
        </Text>
      </div>
      <WithoutScript copy={copy} pharmacy={pharmacy} />
      {form.phase.name === "sent" && <SentPanel copy={copy.sent} onDone={form.forget} />}
      <MailForm
        form={form}
        copy={copy}
        pharmacy={pharmacy}
        notice={
          <div css={notice}>
            <Text as="p" css={quietText}>
              {copy.notice}
            </Text>
            <FormNotices notices={[copy.privacy, ...(notices ?? [])]} />
          </div>
        }
      >
        {inputs}
      </MailForm>
      {form.toaster}
    </section>
  );
}

export const contactCopy = graphql`
  fragment ContactCopy on ContactForm {
    intro
    notice
    privacy {
      ...PageLink
    }
    openEmail
    sent {
      heading
      text
      done
    }
    ...FormCopy
  }
`;

const notice = css`
  display: grid;
`;

const longAddress = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** An empty form is not printed; a message is. */
const printedWithMessage = css`
  @media print {
    &:not(:has(:is(input, textarea):not(:placeholder-shown))) {
      display: none;
    }
  }
`;
