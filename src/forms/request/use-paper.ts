import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useChangeBefore } from "../core/use-change-before";
import type { Answers } from "../core/answers";

export interface FilledPaper {
  answers: Answers;
  /** Time of sending, for a receipt; `null` for a form to sign and fax. */
  sentAt: Date | null;
}

/**
 * Content of the paper form, in memory only.
 *
 * @param latest returns the answers to print if the patient uses the browser's print command
 */
export function usePaper(latest: () => FilledPaper | null) {
  const [filled, setFilled] = useState<FilledPaper | null>(null);
  /** True while a button of the page prints, which has filled in the paper form itself. */
  const isPrinting = useRef(false);
  const clear = () => setFilled(null);

  useChangeBefore("beforeprint", () => {
    if (!isPrinting.current) setFilled(latest());
  });
  useChangeBefore("pagehide", clear);

  return {
    /** Answers on the paper form; `null` for an empty form. */
    filled,
    /**
     * Prints the paper form. The answers stay on it afterwards, because some browsers render the page
     * only while the print dialog is open.
     */
    print(paper: FilledPaper | null) {
      flushSync(() => setFilled(paper));
      isPrinting.current = true;
      window.print();
      isPrinting.current = false;
    },
    /** Removes the answers from the paper form. */
    clear,
  };
}
