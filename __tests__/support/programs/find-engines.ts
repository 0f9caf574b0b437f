import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findSystemProgram } from "./find-system-program";

/** What drives WebKit: its driver, a browser without a name, and a screen that nobody looks at. */
export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

/** An installed Firefox. */
export const findFirefox = (path = process.env.PATH ?? "") =>
  findSystemProgram(["firefox-esr", "firefox"], path);

/** An installed WebKitGTK with what is needed to drive it. */
export function findWebKit(path = process.env.PATH ?? ""): WebKit | undefined {
  const driver = findSystemProgram(["WebKitWebDriver"], path);
  const screen = findSystemProgram(["Xvfb"], path);
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
