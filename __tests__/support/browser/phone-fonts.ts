import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The fonts of Android, and one with the widths of that of iPhones. */
export const phoneFonts = ["roboto", "inter"] as const;

/** Shows all text but headings as a phone does, wherever the test runs. */
export async function withPhoneFont(page: Page, font: (typeof phoneFonts)[number]) {
  const file = require.resolve(
    `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  const source = `data:font/woff2;base64,${readFileSync(file).toString("base64")}`;
  await page.addInitScript((url) => {
    const face = new FontFace("system-ui-of-a-phone", `url(${url})`, { weight: "100 900" });
    document.fonts.add(face);
    void face.load();
    const style = new CSSStyleSheet();
    style.replaceSync("body { font-family: system-ui-of-a-phone !important }");
    document.adoptedStyleSheets.push(style);
  }, source);
}
