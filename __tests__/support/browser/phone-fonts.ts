import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Android's font, and one with the letter widths of the iPhone's font. */
export const phoneFonts = ["roboto", "inter"] as const;

/**
 * Shows all text but headings in a phone's font. The policy blocks style elements, so it uses a
 * constructed style sheet and a font from bytes.
 */
export async function withPhoneFont(page: Page, font: (typeof phoneFonts)[number]) {
  const file = require.resolve(
    `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  await page.addInitScript(
    (bytes) => {
      const face = new FontFace("Font of a phone", new Uint8Array(bytes).buffer, {
        weight: "100 900",
      });
      document.fonts.add(face);
      const style = new CSSStyleSheet();
      style.replaceSync('body { font-family: "Font of a phone" !important }');
      document.adoptedStyleSheets.push(style);
    },
    [...readFileSync(file)],
  );
}
