/**
 * What the paper form shows when the page is printed: the answers, if there are any, and lines to
 * write on. Held in memory only.
 */
import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import type { TransferAnswers } from "./transfer-fields";

export interface FilledPaper {
  answers: TransferAnswers;
  /** When the request was sent; `null` where paper takes the place of sending. */
  sentAt: Date | null;
}

let current: FilledPaper | null = null;
const listeners = new Set<() => void>();

function put(paper: FilledPaper | null) {
  if (paper === current) return;
  current = paper;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is on the paper; `null` for the empty form. */
export const usePaper = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );

/** Whether one of our own buttons is printing, which has put on the paper what it should hold. */
let isOurs = false;

/**
 * Prints the paper form. The answers stay on it afterwards, because some browsers draw the paper
 * only while people choose a printer; `clearPaper` takes them off.
 */
export function printPaper(paper: FilledPaper | null) {
  flushSync(() => put(paper));
  isOurs = true;
  window.print();
  isOurs = false;
}

/**
 * Fills in the paper when the patient prints the page in the browser's own way.
 *
 * @param latest what there is to print at that moment
 * @returns what ends it
 */
export function fillPaperBeforePrinting(latest: () => FilledPaper | null) {
  const fill = () => {
    if (!isOurs) flushSync(() => put(latest()));
  };
  window.addEventListener("beforeprint", fill);
  return () => window.removeEventListener("beforeprint", fill);
}

/** Takes the answers off the paper. */
export const clearPaper = () => put(null);
