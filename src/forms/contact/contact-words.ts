import { graphql } from "gatsby";

export type ContactWords = Queries.ContactFormWordsFragment;

export const contactWords = graphql`
  fragment FormFieldWords on FormField {
    label
    hint
    missing
  }

  fragment ContactFormWords on ContactForm {
    heading
    intro
    notice
    privacy {
      ...PageLink
    }
    questions {
      name {
        ...FormFieldWords
      }
      email {
        ...FormFieldWords
      }
      phone {
        ...FormFieldWords
      }
      message {
        ...FormFieldWords
      }
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
    submit
    submitting
    success
    failure
    messages
    closeMessage
    waiting
    late
    clear {
      ...FormClearWords
    }
    failed {
      ...FormFailedWords
    }
    unavailable {
      ...FormUnavailableWords
    }
    reach {
      ...FormReachWords
    }
  }
`;
