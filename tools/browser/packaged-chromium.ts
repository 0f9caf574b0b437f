import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CommandError } from "../../src/lib/command-error";

/** How to start a browser. */
export interface BrowserProgram {
  executablePath: string;
  /** What it needs beside the variables of this process. */
  env: Readonly<Record<string, string>>;
}

/** The package holds one program, for Linux on x64. */
const canRunHere = process.platform === "linux" && process.arch === "x64";

/**
 * The headless Chromium that `npm ci` brings as `@sparticuz/chromium`, with the libraries and fonts
 * that a small machine may lack. It is unpacked the first time, beside the package.
 *
 * @returns `undefined` on other systems than Linux on x64
 */
export function packagedChromium(): BrowserProgram | undefined {
  if (!canRunHere) return undefined;
  const folder = resolve("node_modules", "@sparticuz", "chromium", "unpacked");
  const executablePath = join(folder, "chromium");
  if (!existsSync(fontSettings(folder))) unpack(folder);
  return {
    executablePath,
    env: {
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_FILE: fontSettings(folder),
    },
  };
}

const UNPACK = `
  import chromium from "@sparticuz/chromium";
  await chromium.executablePath();
`;

const fontSettings = (folder: string) => join(folder, "fonts.conf");

/**
 * The package unpacks into the folder for temporary files, and its libraries only where it believes
 * to be on Amazon's machines; a process of its own is told so.
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
  // Written last: where it is, all is there.
  writeFileSync(
    fontSettings(folder),
    `<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>`,
  );
}
