import { graphql } from "gatsby";

export type ContactWords = Queries.ContactFormWordsFragment;

export const contactWords = graphql`
  fragment ContactFormWords on ContactForm {
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
