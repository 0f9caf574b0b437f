import { accessSync, constants } from "node:fs";
import { homedir } from "node:os";
import { posix, win32 } from "node:path";
import type { Environment } from "./mail-settings";
import { CommandError } from "./run-command";

/** The machine that is looked through. */
export interface Machine {
  platform: NodeJS.Platform;
  environment: Environment;
  home: string;
  isProgram: (path: string) => boolean;
}

const LINUX_PROGRAMS = [
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge-stable",
  "microsoft-edge",
];
const LINUX_FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const MAC_APPLICATIONS = ["Google Chrome", "Chromium", "Microsoft Edge"];
const WINDOWS_PROGRAMS = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];
const WINDOWS_FOLDERS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];

const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  home: homedir(),
  isProgram: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
};

/**
 * The program file of an installed Chrome, Chromium or Edge.
 *
 * `CHROME_PATH` or `CHROMIUM_PATH` decides; otherwise the usual places are looked through.
 *
 * @returns `undefined` when there is none
 * @throws CommandError when the path that was set leads to no program
 */
export function findChromium(machine: Machine = thisMachine): string | undefined {
  const { CHROME_PATH, CHROMIUM_PATH } = machine.environment;
  const given = CHROME_PATH ?? CHROMIUM_PATH;
  if (!given) return usualPlaces(machine).find(machine.isProgram);
  if (machine.isProgram(given)) return given;
  const name = CHROME_PATH ? "CHROME_PATH" : "CHROMIUM_PATH";
  throw new CommandError(
    `${name} is ${given}, which is not a program. Set it to the browser's program file, or unset it.`,
  );
}

/** Tells the user how to get a browser that the tests can drive. */
export function describeMissingChromium(platform: NodeJS.Platform = process.platform): string {
  const install =
    platform === "linux"
      ? "sudo apt-get install chromium (Debian), or the chromium package of your distribution"
      : "Chrome from google.com/chrome, or Edge, or Chromium";
  return [
    "The browser tests need Chrome, Chromium or Edge, and none was found.",
    `Install ${install}.`,
    "Where it is installed in an unusual place, set CHROME_PATH to its program file.",
  ].join("\n");
}

function usualPlaces({ platform, environment, home }: Machine): string[] {
  if (platform === "win32") {
    const folders = WINDOWS_FOLDERS.map((name) => environment[name]).filter(
      (it) => it !== undefined,
    );
    return WINDOWS_PROGRAMS.flatMap((parts) =>
      folders.map((folder) => win32.join(folder, ...parts)),
    );
  }
  if (platform === "darwin") {
    return MAC_APPLICATIONS.flatMap((name) =>
      ["/", home].map((root) =>
        posix.join(root, "Applications", `${name}.app`, "Contents", "MacOS", name),
      ),
    );
  }
  const folders = [...(environment.PATH ?? "").split(":").filter(Boolean), ...LINUX_FOLDERS];
  return LINUX_PROGRAMS.flatMap((name) => folders.map((folder) => posix.join(folder, name)));
}
