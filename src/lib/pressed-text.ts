/** A text that somebody pressed on a page of `npm run edit`, of which the page tells the editing screen. */
export interface PressedText {
  type: typeof PRESSED_TEXT;
  /** Texts of the pressed element and of those around it, the innermost first. */
  texts: string[];
  language: string;
  address: string;
}

export const PRESSED_TEXT = "pressed-text";
