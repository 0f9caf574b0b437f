/** What a page of `npm run edit` tells the editing screen that shows it. */

/** A text that somebody pressed. */
export interface PressedText {
  type: typeof PRESSED_TEXT;
  /** Texts of the pressed element and of those around it, the innermost first. */
  texts: string[];
  language: string;
  address: string;
}

export const PRESSED_TEXT = "pressed-text";

/** Type of the message that the page shows each change of the content from now on. */
export const PAGE_FOLLOWS = "page-follows";
