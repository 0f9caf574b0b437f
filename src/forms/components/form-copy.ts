import { graphql } from "gatsby";

/** The words that both forms need. */
export type FormCopy = Pick<
  Queries.TransferFormCopyFragment & Queries.ContactFormCopyFragment,
  | "submit"
  | "submitting"
  | "success"
  | "failure"
  | "messages"
  | "closeMessage"
  | "waiting"
  | "late"
  | "clear"
  | "failed"
  | "unavailable"
  | "reach"
>;

export const formCopy = graphql`
  fragment FormFailedCopy on FormFailed {
    heading
    uncertainHeading
    kept
    doubts {
      first
      earlier
    }
    reasons {
      offline
      rejected
      serverError
      network
      timeout
      blocked
      notLoaded
    }
    otherWays
    tryAgain
    copy
    copied
    copyByHand
  }

  fragment FormUnavailableCopy on FormUnavailable {
    heading
    withoutScript
    scriptFailed
    insteadOfButton
    notSetUp {
      heading
      text
    }
  }

  fragment FormClearCopy on FormClear {
    text
    clear
    question
    done
  }

  fragment FormReachCopy on FormReach {
    call
    fax
  }
`;
