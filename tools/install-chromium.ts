import { installDebianPackages } from "./debian-packages";
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

  installDebianPackages(["chromium"], describeMissingChromium());
  const installed = findChromium();
  if (installed) return installed;
  throw new CommandError(describeMissingChromium());
}
