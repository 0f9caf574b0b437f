import type { Page } from "@playwright/test";

/** Holds scripts, all by default, for some time and until the returned function is called. */
export async function holdScripts(
  page: Page,
  leastMilliseconds: number,
  scripts = "**/*.js",
): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waited = new Promise((resolve) => setTimeout(resolve, leastMilliseconds));
  await page.route(scripts, async (route) => {
    await Promise.all([released, waited]);
    await route.continue();
  });
  return release;
}
