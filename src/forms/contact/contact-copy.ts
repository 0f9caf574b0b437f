import { graphql } from "gatsby";

export type ContactCopy = Queries.ContactFormCopyFragment;

export const contactCopy = graphql`
  fragment ContactFormCopy on ContactForm {
    heading
    intro
    notice
    privacy {
      ...PageLink
    }
    questions {
      name
      label
      hint
      missing
    }
    errors {
      heading
      wrongEmail
    }
    sent {
      heading
      text
      done
    }
    ...FormCopy
  }
`;
