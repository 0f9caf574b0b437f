import { graphql } from "gatsby";
import type { TransferGroup } from "./transfer-fields";

export type TransferCopy = Queries.TransferFormCopyFragment;

/** True if there is copy for this group of fields. */
export const hasCopy = <Copy extends object>(
  copy: Copy,
  group: TransferGroup,
): group is TransferGroup & keyof Copy => group in copy;

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
    shortcuts {
      medicines
      insurance
      doctor
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
      count {
        ...ErrorCount
      }
      wrongEmail
      wrongDate
    }
    warnings {
      futureDate
      oldDate
      zipLength
      phoneLength
      blank
      misspelledDomain
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
      cannotPrint
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

export const paperWordsFragment = graphql`
  fragment PaperWords on TransferForm {
    locale
    groups {
      patient {
        heading
      }
      pharmacy {
        heading
      }
      medicines {
        heading
      }
      insurance {
        heading
      }
      doctor {
        heading
      }
    }
    shortcuts {
      medicines
      insurance
      doctor
    }
    questions {
      name
      label
    }
    paper {
      title
      receiptTitle
      consent
      signature
      date
    }
  }
`;
