import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { CommandError } from "./run-command";

/**
 * Installs packages of the distribution on Debian and Ubuntu, if this user may do that without
 * being asked for a password.
 *
 * @param otherwise tells the user what to install where this cannot be done
 * @throws CommandError with that text
 */
export function installDebianPackages(names: readonly string[], otherwise: string): void {
  const asRoot = rootPrefix();
  if (!existsSync("/etc/debian_version") || !asRoot) throw new CommandError(otherwise);

  console.log(`Installing the distribution's ${names.join(" and ")} …`);
  const aptGet = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"];
  for (const command of [
    [...aptGet, "update"],
    [...aptGet, "install", "-y", "--no-install-recommends", ...names],
  ]) {
    const [program = "", ...args] = command;
    const { status } = spawnSync(program, args, { stdio: "inherit" });
    if (status !== 0) {
      throw new CommandError(`${command.join(" ")} failed; its own words are above.\n${otherwise}`);
    }
  }
}

/** What makes a command run as root here, if anything does without asking for a password. */
function rootPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  const withoutPassword = spawnSync("sudo", ["-n", "true"]).status === 0;
  return withoutPassword ? ["sudo"] : undefined;
}
