import { installDebianPackages } from "./debian-packages";
import { findNginx } from "./find-nginx";

const PACKAGES = ["nginx", "libnginx-mod-http-brotli-static"];

const DESCRIBE_MISSING = [
  "The tests try hosting/nginx.conf on a real nginx with the brotli module, and did not find both.",
  `Install ${PACKAGES.join(" and ")} (Debian), or those of your system. None of its services need run.`,
].join("\n");

/**
 * Sees to it that the tests can start an nginx. On Debian and Ubuntu it is installed now if this
 * user may do that without being asked. The brotli module, which few other systems package, may be
 * missing on a person's own machine, but not in CI.
 *
 * @throws CommandError saying what to install
 */
export function ensureNginx(): void {
  const found = findNginx();
  if (found?.brotliModule) return;
  try {
    installDebianPackages(PACKAGES, DESCRIBE_MISSING);
  } catch (error) {
    if (!found || process.env.CI) throw error;
    console.log("This nginx has no brotli module, so only gzip is tried on it.");
  }
}
