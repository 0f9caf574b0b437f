import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type LaunchOptions, type Page } from "@playwright/test";

/** Chromium's number for "do not allow", as its settings page stores it. */
const BLOCK = 2;

interface Options {
  /** Permission that the user has blocked on the settings page. */
  blocked: "javascript" | "cookies";
  /** A folder for the browser's profile; it is removed afterwards. */
  profile: string;
  launchOptions: LaunchOptions;
  baseURL: string | undefined;
}

/** Opens a browser with the settings of a careful owner, and closes it afterwards. */
export async function inStrictBrowser(
  { blocked, profile, launchOptions, baseURL }: Options,
  use: (page: Page) => Promise<void>,
) {
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(
    join(profile, "Default", "Preferences"),
    JSON.stringify({ profile: { default_content_setting_values: { [blocked]: BLOCK } } }),
  );
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true });
  }
}
