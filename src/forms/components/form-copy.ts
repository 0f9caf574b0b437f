import { graphql } from "gatsby";

/** Copy that all forms share. */
export type FormCopy = Queries.FormCopyFragment;

export const formCopy = graphql`
  fragment FormCopy on Form {
    submit
    submitting
    success
    failure
    messages
    closeMessage
    waiting
    clear {
      text
      clear
      question
      done
    }
    failed {
      heading
      uncertainHeading
      kept
      doubts {
        first
        earlier
      }
      reasons {
        offline
        busy
        rejected
        serverError
        network
        timeout
        blocked
      }
      otherWays
      tryAgain
      copy
      copied
      nothingToCopy
      copyByHand
    }
    unavailable {
      heading
      withoutScript
      scriptFailed
      insteadOfButton
      notSetUp {
        heading
        text
      }
    }
    reach {
      call
      fax
    }
  }
`;

export const formErrorCount = graphql`
  fragment ErrorCount on FormErrorCount {
    one
    other
  }
`;

export const formPharmacy = graphql`
  fragment FormPharmacy on Pharmacy {
    name
    phone
    fax
    email
    address {
      ...PostalAddress
    }
  }
`;
