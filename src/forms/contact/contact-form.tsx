import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as Mail from "lucide-react/icons/mail";
import { secondaryButton } from "../../components/buttons";
import { EmailLink } from "../../components/email-link";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { CopyAnswers } from "../components/copy-answers";
import { Field } from "../fields/field";
import { fieldGrid, onlyWithScript, quietText } from "../components/form-styles";
import { FormNotices } from "../components/form-notices";
import { FormIntro } from "../components/form-intro";
import { FormView } from "../components/form-view";
import { SentPanel } from "../components/result-panels";
import { NotSetUp } from "../components/unavailable";
import type { FormNotice } from "../../lib/legal-notices";
import { useForm } from "../core/use-form";
import type { FormProps } from "../core/use-sending";
import { contactDefinition } from "./contact-definition";

interface Props extends FormProps<Queries.ContactCopyFragment> {
  /** Notices to link to beside the form. */
  notices?: readonly FormNotice[];
}

/** Contact form. On a site that cannot send mail, its message goes into an email of the visitor's own. */
export function ContactForm({ notices, ...props }: Props) {
  const form = useForm({ ...props, definition: contactDefinition });
  const { copy } = props;
  const { email } = props.pharmacy;
  if (!form.canSend && !email) return <NotSetUp form={form} />;
  return (
    <section css={printedWithMessage}>
      <FormIntro
        copy={form.canSend ? copy : { heading: copy.heading }}
        notices={form.canSend ? [] : notices}
      />
      <FormView
        form={form}
        sent={<SentPanel copy={copy.sent} onDone={form.finish} />}
        notSetUp={{
          actions: email && <EmailLink address={email} css={[secondaryButton, longAddress]} />,
        }}
        notice={
          form.canSend && (
            <div>
              <Text as="p" css={quietText}>
                {copy.notice}
              </Text>
              <FormNotices notices={[copy.privacy, ...(notices ?? [])]} />
            </div>
          )
        }
        actions={
          !form.canSend &&
          email && (
            <>
              <EmailLink
                address={email}
                css={[secondaryButton, onlyWithScript]}
                onClick={({ currentTarget }) => {
                  currentTarget.search = `?body=${encodeURIComponent(form.currentText())}`;
                }}
              >
                <Icon of={Mail} size={20} />
                {copy.openEmail}
              </EmailLink>
              <CopyAnswers copy={copy.failed} answersAsText={form.currentText} />
            </>
          )
        }
      >
        <div css={fieldGrid} inert={form.isSending}>
          {contactDefinition.fields.map((field) => (
            <Field key={field.name} {...form.fieldProps(field)} />
          ))}
        </div>
      </FormView>
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

const longAddress = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** An empty form is not printed; a message is. */
const printedWithMessage = css`
  @media print {
    &:not(:has([placeholder]:not(:placeholder-shown))) {
      display: none;
    }
  }
`;
