import { useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TransferAnswers } from "./transfer-fields";

/** What stands on the paper form. */
export interface FilledPaper {
  answers: TransferAnswers;
  /** When the request was sent; `null` where paper takes the place of sending. */
  sentAt: Date | null;
}

interface Paper {
  /** What is on the paper; `null` for the empty form. */
  filled: FilledPaper | null;
  /**
   * Prints the paper form. The answers stay on it afterwards, because some browsers draw the paper
   * only while people choose a printer.
   */
  print: (filled: FilledPaper | null) => void;
  /** Takes the answers off the paper. */
  clear: () => void;
}

/**
 * What the paper form shows when the page is printed, in memory only.
 *
 * @param latest what there is to print when the patient prints in the browser's own way
 */
export function usePaper(latest: () => FilledPaper | null): Paper {
  const [filled, setFilled] = useState<FilledPaper | null>(null);
  /** Whether a button of the page is printing, which has put on the paper what it should hold. */
  const isPrinting = useRef(false);
  const clear = useCallback(() => setFilled(null), []);

  useEffect(() => {
    const fill = () => {
      if (!isPrinting.current) flushSync(() => setFilled(latest()));
    };
    window.addEventListener("beforeprint", fill);
    return () => window.removeEventListener("beforeprint", fill);
  });

  // The browser keeps the page as it is for going back, so it has to be clean when it is left.
  useEffect(() => {
    const clearNow = () => flushSync(clear);
    window.addEventListener("pagehide", clearNow);
    return () => window.removeEventListener("pagehide", clearNow);
  }, [clear]);

  const print = (paper: FilledPaper | null) => {
    flushSync(() => setFilled(paper));
    isPrinting.current = true;
    window.print();
    isPrinting.current = false;
  };

  return { filled, print, clear };
}
