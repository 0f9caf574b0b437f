import { graphql } from "gatsby";

/** The words that both forms need. */
export type FormWords = Pick<
  Queries.TransferFormWordsFragment & Queries.ContactFormWordsFragment,
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

export const formWords = graphql`
  fragment FormFailedWords on FormFailed {
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

  fragment FormUnavailableWords on FormUnavailable {
    heading
    withoutScript
    scriptFailed
    insteadOfButton
    notSetUp {
      heading
      text
    }
  }

  fragment FormClearWords on FormClear {
    text
    clear
    question
    done
  }

  fragment FormReachWords on FormReach {
    call
    fax
  }
`;
