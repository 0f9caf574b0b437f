import { spawn } from "node:child_process";

/** Programs that open an address in the default browser, by operating system. */
const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ["open"],
  // The first argument in quotes is the title of a window.
  win32: ["cmd", "/c", "start", '""'],
};

/** Opens an address of this computer in the default browser, if there is one. */
export function openBrowser(url: string): void {
  const [program, ...options] = OPENERS[process.platform] ?? ["xdg-open"];
  spawn(program, [...options, url], {
    detached: true,
    stdio: "ignore",
    windowsVerbatimArguments: true,
  })
    // The address is printed, too.
    .on("error", () => undefined)
    .unref();
}
