import { graphql } from "gatsby";

/** Words that every form has. */
export type FormCopy = Queries.FormCopyFragment;

export const formCopy = graphql`
  fragment FormCopy on Form {
    submit
    submitting
    success
    failure
    heading
    questions {
      ...Question
    }
    errors {
      count {
        one
        other
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

export const question = graphql`
  fragment Question on Question {
    name
    label
    hint
    missing
    placeholder
    another
    tooLate
    options {
      name
      label
    }
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
