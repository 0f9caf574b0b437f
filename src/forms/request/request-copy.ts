import { graphql } from "gatsby";
import type { FormNotice } from "../../lib/legal-notices";
import type { FormProps } from "../core/use-sending";

/** Words of a request. */
export type RequestCopy = Queries.RequestCopyFragment;

/** What a page gives its request. */
export interface RequestProps extends FormProps<RequestCopy> {
  /** Opening hours of the store as one text, for the paper form. */
  hours: string;
  /** In the site's default language, which the pharmacist reads. Absent on pages in that language. */
  original?: (Queries.PaperWordsFragment & { readonly locale: string }) | null;
  /** Notices that the paper form names. */
  notices?: readonly FormNotice[];
}

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
