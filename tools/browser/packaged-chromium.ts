import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "../../src/lib/command-error";

/** Program file of a browser, with its environment. */
export interface BrowserProgram {
  executablePath: string;
  /** Variables in addition to those of this process. */
  env: Readonly<Record<string, string>>;
}

/**
 * Returns the headless Chromium of `@sparticuz/chromium`, with libraries and fonts that a small machine may lack.
 * Unpacks it beside the package the first time. `undefined` unless this is Linux on x64, which the package is for.
 */
export function packagedChromium(): BrowserProgram | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const folder = resolve("node_modules", "@sparticuz", "chromium", "unpacked");
  const executablePath = join(folder, "chromium");
  if (!existsSync(fontSettings(folder))) unpack(folder);
  return {
    executablePath,
    env: { LD_LIBRARY_PATH: join(folder, "al2023/lib"), FONTCONFIG_FILE: fontSettings(folder) },
  };
}

const UNPACK = `
  import chromium from "@sparticuz/chromium";
  await chromium.executablePath();
`;

/** Relative, so that the fonts are found after the project was moved or renamed. */
const FONT_SETTINGS = `<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>`;

const fontSettings = (folder: string) => join(folder, "fonts.conf");

/**
 * Unpacks Chromium in a child process with other variables: the package unpacks into the folder for temporary
 * files, and libraries only on AWS.
 */
function unpack(folder: string): void {
  console.log("Unpacking the Chromium that came with npm ci, once …");
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", UNPACK], {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
  });
  if (status !== 0) {
    throw new CommandError(
      `The Chromium of @sparticuz/chromium could not be unpacked into ${folder}:\n${stderr}`,
    );
  }
  // Written last: if this file exists, everything is unpacked.
  writeFileSync(fontSettings(folder), FONT_SETTINGS);
}
