import { graphql } from "gatsby";

export type TransferCopy = Queries.TransferFormCopyFragment;

export const transferCopy = graphql`
  fragment FormGroupCopy on FormGroup {
    heading
    intro
  }

  fragment FormSampleCopy on FormSample {
    open
    text
    alt
    file {
      publicURL
    }
  }

  fragment TransferFormCopy on TransferForm {
    heading
    intro
    duration
    ready {
      heading
      items
    }
    notice {
      heading
      promise
      text
      choice
      privacy {
        ...PageLink
      }
    }
    allNeeded
    groupPosition
    groups {
      patient {
        ...FormGroupCopy
      }
      pharmacy {
        ...FormGroupCopy
      }
      medicines {
        ...FormGroupCopy
      }
      insurance {
        ...FormGroupCopy
      }
      doctor {
        ...FormGroupCopy
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
        ...FormSampleCopy
      }
      insurance {
        ...FormSampleCopy
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
    ...FormCopy
  }
`;
