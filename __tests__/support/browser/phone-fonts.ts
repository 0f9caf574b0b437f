import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** Android's font, and one with the letter widths of the iPhone's font. */
export const phoneFonts = ["roboto", "inter"] as const;

/**
 * Shows text in a phone's font, and headings in their own, however late it comes: by itself it would stay away. The
 * policy of a page allows no such style, so tests need `bypassCSP`.
 */
export async function withPhoneFont(page: Page, font: (typeof phoneFonts)[number]) {
  const file = require.resolve(
    `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  const url = `data:font/woff2;base64,${readFileSync(file, "base64")}`;
  const style = `<style>
    @font-face { font-family: "Font of a phone"; font-weight: 100 900; src: url("${url}") }
    body { font-family: "Font of a phone" !important }
  </style>`;
  await page.route(/\/$/, async (request) => {
    const response = await request.fetch();
    const html = (await response.text()).replaceAll("font-display:optional", "font-display:block");
    await request.fulfill({ response, body: html.replace("</head>", `${style}</head>`) });
  });
}
