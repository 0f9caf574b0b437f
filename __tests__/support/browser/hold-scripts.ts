import type { Page } from "@playwright/test";

/** Holds scripts, all by default, until the returned function is called. */
export async function holdScripts(page: Page, scripts = "**/*.js"): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
