import { graphql } from "gatsby";
import { fillIn } from "../../lib/fill-in";

/** Words that every form has. */
export type FormCopy = Queries.FormCopyFragment;

/** Returns how many answers a message is about, in words. */
export const countText = ({ one, other }: { one: string; other: string }, count: number) =>
  count === 1 ? one : fillIn(other, { count: `${count}` });

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
      futureDate
    }
    warnings {
      count {
        one
        other
      }
      again
      oldDate
      zipLength
      phoneLength
      severalNumbers
      full
      misspelledDomain
    }
    optional
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
        tooLong
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
    tooLate
    options {
      name
      label
      next
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
