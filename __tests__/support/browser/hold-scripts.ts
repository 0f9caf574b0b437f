import type { Page } from "@playwright/test";

/**
 * Keeps every script from arriving for some time, and until the test lets them go, however slow the
 * machine is.
 *
 * @returns what lets them go
 */
export async function holdScripts(page: Page, leastMilliseconds: number): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waited = new Promise((resolve) => setTimeout(resolve, leastMilliseconds));
  await page.route("**/*.js", async (route) => {
    await Promise.all([released, waited]);
    await route.continue();
  });
  return release;
}
