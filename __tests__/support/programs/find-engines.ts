import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "./find-program";

/** What drives WebKit: its driver, a browser without a name, and a screen that nobody looks at. */
export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

/** An installed Firefox, if there are two the one that gets only repairs. */
export const findFirefox = () => findProgram("firefox-esr", "firefox");

/** An installed WebKitGTK with what is needed to drive it. */
export function findWebKit(): WebKit | undefined {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** In Debian the browser is in the folder of the machine's kind, in Fedora in another one. */
function findMiniBrowser(): string | undefined {
  const folders = ["/usr/lib", "/usr/libexec"].filter((folder) => existsSync(folder));
  return folders
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .map((folder) => join(folder, "webkit2gtk-4.1", "MiniBrowser"))
    .find((file) => existsSync(file));
}
