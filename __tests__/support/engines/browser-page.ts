/** What a journey needs of a browser, whichever engine draws the page. */
import type { Page } from "@playwright/test";
import type { Found, Question } from "./questions";
import { questions } from "./questions";

export type Role = Parameters<Page["getByRole"]>[0];

/** What a patient points with. */
export type Pointer = "mouse" | "touch" | "pen";

export interface Size {
  width: number;
  height: number;
}

/** A page in a browser. */
export interface BrowserPage extends Finder {
  /** Opens a path of the test's site, and waits until the page has loaded. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  goBack(): Promise<void>;
  /** The path of the page that is shown, with what follows it. */
  path(): Promise<string>;
  /** Presses a key, such as `Escape`, `Tab` or `Shift+Tab`. */
  key(name: string): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Moves the mouse to a place on the screen. */
  moveTo(x: number, y: number): Promise<void>;
  /** Presses a place on the screen, whatever is there. */
  pressAt(x: number, y: number, pointer?: Pointer): Promise<void>;
  /** Runs a function in the page. It sees nothing of the test but its argument. */
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  evaluate<Result>(script: () => Result | Promise<Result>): Promise<Result>;
  setViewport(size: Size): Promise<void>;
  /** Everything that the browser complained about since the first page was opened. */
  complaints(): Promise<string[]>;
  /**
   * Does something that leaves the page. Where the page asks whether to leave, the answer is to
   * stay, except in WebKit, which answers by itself.
   *
   * @returns whether it asked
   */
  asksBeforeLeaving(leave: () => Promise<unknown>): Promise<boolean>;
  screenshot(): Promise<Buffer>;
  /** What the page is on paper, as a PDF. WebKit's driver has no printer. */
  print(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Where parts of a page are looked for: the page, or a part of it. */
export interface Finder {
  /** @param name the accessible name: all of it, or what it has to match */
  getByRole(role: Role, name?: string | RegExp): Part;
  /** A field, by its label. */
  getByLabel(label: string | RegExp): Part;
  getByText(text: string | RegExp): Part;
  locate(css: string): Part;
}

/**
 * A part of a page. It is looked for anew whenever it is asked or used, so it may be named before
 * it is there. Questions are answered at once; poll them:
 *
 * @example await expect.poll(menu.isVisible).toBe(true);
 *
 * What is done to it waits until there is exactly one, and the pointer would reach it.
 */
export abstract class Part implements Finder {
  abstract getByRole(role: Role, name?: string | RegExp): Part;
  abstract getByLabel(label: string | RegExp): Part;
  abstract getByText(text: string | RegExp): Part;
  abstract locate(css: string): Part;
  /** The one of several at this place, counted from 0; -1 is the last. */
  abstract nth(index: number): Part;

  /** Asks about everything that is found now. The question sees nothing but its two arguments. */
  abstract ask<Answer, Argument>(
    question: (found: Found[], argument: Argument) => Answer,
    argument?: Argument,
  ): Promise<Answer>;

  /** Presses its middle. */
  abstract press(pointer?: Pointer): Promise<void>;
  /** Moves the mouse onto it. */
  abstract hover(): Promise<void>;
  abstract focus(): Promise<void>;
  /** Replaces what a field holds. */
  abstract fill(text: string): Promise<void>;

  readonly tap = () => this.press("touch");
  readonly count = this.asking(questions.count);
  readonly isVisible = this.asking(questions.isVisible);
  readonly isInView = this.asking(questions.isInView);
  readonly isFocused = this.asking(questions.isFocused);
  readonly value = this.asking(questions.value);
  readonly text = this.asking(questions.text);
  readonly texts = this.asking(questions.texts);
  readonly attribute = (name: string) => this.ask(questions.attribute, name);

  private asking<Answer>(question: Question<Answer>) {
    return () => this.ask(question);
  }
}
