/** The interface of a page in any of the three engines. */
import type { Page } from "@playwright/test";
import type { Found, Question } from "./questions";
import { questions } from "./questions";

export type Role = Parameters<Page["getByRole"]>[0];

export type Pointer = "mouse" | "touch" | "pen";

export interface Size {
  width: number;
  height: number;
}

export interface BrowserPage extends Finder {
  /** Opens a path of the site and waits for `load`. */
  open(path: string): Promise<void>;
  goBack(): Promise<void>;
  /** Returns path, query and fragment of the current page. */
  path(): Promise<string>;
  /** Presses `Tab`, `Enter`, `Escape` or `Space`. */
  key(name: string): Promise<void>;
  /** Types into the focused field, key by key. */
  type(text: string): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  /** Presses at viewport coordinates. */
  pressAt(x: number, y: number, pointer?: Pointer): Promise<void>;
  /** Runs a function in the page. The function cannot use variables of the test. */
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  setViewport(size: Size): Promise<void>;
  /** Returns console errors and failed requests since the first page was opened. */
  complaints(): Promise<string[]>;
  /**
   * Runs `leave` and returns true if the page asked whether to leave. Answers "stay"; WebKit's driver
   * always leaves.
   */
  asksBeforeLeaving(leave: () => Promise<unknown>): Promise<boolean>;
  screenshot(): Promise<Buffer>;
  /** Prints the page to a PDF. Throws in WebKit, whose driver cannot print. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Finds parts in a page or in another part. */
export interface Finder {
  /** @param name the whole accessible name, or a pattern */
  getByRole(role: Role, name?: string | RegExp): Part;
  getByText(text: string | RegExp): Part;
  locate(css: string): Part;
}

/**
 * A locator: finds its elements anew on every call. Questions are answered at once, so poll them:
 *
 * @example await expect.poll(menu.isVisible).toBe(true);
 *
 * Actions wait until exactly one element is found and the pointer can reach it.
 */
export abstract class Part implements Finder {
  abstract getByRole(role: Role, name?: string | RegExp): Part;
  abstract getByText(text: string | RegExp): Part;
  abstract locate(css: string): Part;
  /** Zero-based; -1 is the last. */
  abstract nth(index: number): Part;

  /** Runs a function in the page with all elements found now. It cannot use variables of the test. */
  abstract ask<Answer, Argument>(
    question: (found: Found[], argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Answer>;

  abstract press(pointer?: Pointer): Promise<void>;
  abstract hover(): Promise<void>;
  abstract focus(): Promise<void>;
  /** Replaces the value of a field. */
  abstract fill(text: string): Promise<void>;

  readonly tap = () => this.press("touch");
  readonly count = this.asking(questions.count);
  readonly isVisible = this.asking(questions.isVisible);
  readonly isInView = this.asking(questions.isInView);
  readonly isFocused = this.asking(questions.isFocused);
  readonly text = this.asking(questions.text);
  readonly attribute = (name: string) => this.ask(questions.attribute, name);

  private asking<Answer>(question: Question<Answer>) {
    return () => this.ask(question);
  }
}
