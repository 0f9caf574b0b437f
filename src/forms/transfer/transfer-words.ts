import { graphql } from "gatsby";

export type TransferWords = Queries.TransferFormWordsFragment;

export const transferWords = graphql`
  fragment FormGroupWords on FormGroup {
    heading
    intro
  }

  fragment FormSampleWords on FormSample {
    open
    text
    alt
    file {
      publicURL
    }
  }

  fragment TransferFormWords on TransferForm {
    heading
    intro
    ready {
      heading
      items
    }
    notice {
      heading
      text
      choice
      privacy {
        ...PageLink
      }
    }
    allNeeded
    groups {
      patient {
        ...FormGroupWords
      }
      pharmacy {
        ...FormGroupWords
      }
      medicines {
        ...FormGroupWords
      }
      insurance {
        ...FormGroupWords
      }
      doctor {
        ...FormGroupWords
      }
    }
    questions {
      name
      label
      hint
      missing
      placeholder
    }
    samples {
      medicines {
        ...FormSampleWords
      }
      insurance {
        ...FormSampleWords
      }
    }
    errors {
      heading
      wrongEmail
      wrongDate
    }
    warnings {
      futureDate
      oldDate
      zipLength
      phoneLength
      blank
    }
    review {
      open
      heading
      intro
      empty
      send
      back
      close
    }
    sent {
      heading
      text
      next
      receipt
      print
      done
    }
    printForFax
    paper {
      print
      printHint
      title
      receiptTitle
      instructions
      sentOnline
      phone
      fax
      hours
      consent
      signature
      date
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
