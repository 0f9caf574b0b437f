import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describeMissingChromium, findChromium } from "./find-chromium";
import { CommandError } from "./run-command";

/**
 * A browser for the tests: an installed one, or on Debian and Ubuntu the distribution's
 * `chromium` package, installed now if this user may do that without being asked.
 *
 * @returns the path of its program file
 * @throws CommandError saying what to install
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;

  const asRoot = rootPrefix();
  if (!existsSync("/etc/debian_version") || !asRoot) {
    throw new CommandError(describeMissingChromium());
  }
  console.log("No Chrome, Chromium or Edge found. Installing the distribution's chromium …");
  const aptGet = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"];
  run([...aptGet, "update"]);
  run([...aptGet, "install", "-y", "--no-install-recommends", "chromium"]);

  const installed = findChromium();
  if (installed) return installed;
  throw new CommandError(describeMissingChromium());
}

/** What makes a command run as root here, if anything does without asking for a password. */
function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const withoutPassword = spawnSync("sudo", ["-n", "true"]).status === 0;
  return withoutPassword ? ["sudo"] : undefined;
}

function run([program = "", ...args]: string[]): void {
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  if (status !== 0) {
    throw new CommandError(
      `${[program, ...args].join(" ")} failed; its own words are above.\n${describeMissingChromium()}`,
    );
  }
}
