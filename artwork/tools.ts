/** Programs that a render needs. */
import { spawnSync } from "node:child_process";
import { CommandError } from "../src/lib/command-error";

const INSTALL =
  "apt-get install --no-install-recommends blender python3-numpy python3-opencv librsvg2-bin fonts-inter";

export interface Tools {
  readonly blender: string;
  readonly python: string;
  readonly rsvg: string;
}

/**
 * Returns the programs.
 *
 * @throws CommandError with a list of those that are missing
 */
export function findTools(): Tools {
  const python = ["/usr/bin/python3", "python3"].find((command) =>
    works(command, ["-c", "import cv2, numpy"]),
  );
  const missing: string[] = [];
  if (!works("blender", ["--version"]))
    missing.push("blender (renders the pictures; tested with 3.4)");
  if (!python) missing.push("numpy and cv2 for Python 3 (denoise): python3-numpy, python3-opencv");
  if (!works("rsvg-convert", ["--version"]))
    missing.push("rsvg-convert (rasterizes labels): librsvg2-bin");
  const fonts = spawnSync("fc-match", ["Inter", "family"], { encoding: "utf8" }).stdout ?? "";
  if (!/^Inter\b/.test(fonts)) missing.push("the Inter font (on the labels): fonts-inter");
  if (missing.length > 0 || !python) {
    throw new CommandError(
      `Missing:\n  - ${missing.join("\n  - ")}\nOn Debian or Ubuntu:\n  ${INSTALL}`,
    );
  }
  return { blender: "blender", python, rsvg: "rsvg-convert" };
}

function works(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}
