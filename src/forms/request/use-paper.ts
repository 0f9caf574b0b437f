import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useChangeBefore } from "../core/use-change-before";
import type { Answers } from "../core/form-definition";

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
  const [isAlone, setIsAlone] = useState(false);
  /** True while a button of the page prints, which has filled in the paper form itself. */
  const isPrinting = useRef(false);
  const clear = () => {
    setFilled(null);
    setIsAlone(false);
  };

  useChangeBefore("beforeprint", () => {
    if (isPrinting.current) return;
    setFilled(latest());
    setIsAlone(false);
  });
  useChangeBefore("pagehide", clear);

  return {
    /** Answers on the paper form; `null` for an empty form. */
    filled,
    /** True if a button of this form was the last to print: other forms of the page stay out. */
    isAlone,
    /**
     * Prints the paper form. The answers stay on it afterwards, because some browsers render the page
     * only while the print dialog is open.
     */
    print(paper: FilledPaper | null) {
      flushSync(() => {
        setFilled(paper);
        setIsAlone(true);
      });
      isPrinting.current = true;
      window.print();
      isPrinting.current = false;
    },
    /** Removes the answers from the paper form. */
    clear,
  };
}
