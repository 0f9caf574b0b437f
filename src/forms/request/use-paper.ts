import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useChangeBefore } from "../core/use-change-before";
import type { Answers } from "../core/form-definition";

export interface FilledPaper {
  answers: Answers;
  /** Time of sending, for a receipt; `null` for a form to sign and fax. */
  sentAt: Date | null;
}

/** What the paper form shows. */
export interface PaperContent {
  /** Answers on the paper form; `null` for an empty form. */
  filled: FilledPaper | null;
  /** True if a button of this form was the last to print: other forms of the page stay out. */
  isAlone: boolean;
}

const blank: PaperContent = { filled: null, isAlone: false };

/** Content of the paper form, in memory only. The browser's own print command prints the `latest` answers. */
export function usePaper(latest: () => FilledPaper | null) {
  const [content, setContent] = useState(blank);
  /** True while a button of the page prints, which has filled in the paper form itself. */
  const isPrinting = useRef(false);
  const clear = () => setContent(blank);

  useChangeBefore("beforeprint", () => {
    if (!isPrinting.current) setContent({ filled: latest(), isAlone: false });
  });
  useChangeBefore("pagehide", clear);

  return {
    content,
    /** The answers stay, because some browsers render the page only while the print dialog is open. */
    print(filled: FilledPaper | null) {
      flushSync(() => setContent({ filled, isAlone: true }));
      isPrinting.current = true;
      window.print();
      isPrinting.current = false;
    },
    /** Removes the answers from the paper form. */
    clear,
  };
}
