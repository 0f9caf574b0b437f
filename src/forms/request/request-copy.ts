import { graphql } from "gatsby";

/** Words of a request. */
export type RequestCopy = Queries.RequestCopyFragment;

export const requestCopy = graphql`
  fragment RequestCopy on RequestForm {
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
    urgent
    urgentClosed
    callChoice
    groupPosition
    groups {
      name
      heading
      intro
    }
    shortcuts {
      name
      label
    }
    samples {
      name
      open
      text
      alt
      file {
        publicURL
      }
    }
    review {
      open
      heading
      intro
      empty
      back
      close
    }
    sent {
      heading
      text
      next
    }
    receipt {
      text
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

/** Words of the paper form in the pharmacist's language. */
export const paperWords = graphql`
  fragment PaperWords on RequestForm {
    groups {
      name
      heading
    }
    shortcuts {
      name
      label
    }
    questions {
      ...Question
    }
    callChoice
    paper {
      title
      receiptTitle
      consent
      signature
      date
    }
  }
`;
