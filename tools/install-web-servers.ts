import { installDebianPackages } from "./debian-packages";
import { findApache } from "./find-apache";
import { findNginx } from "./find-nginx";

/** What Debian calls each program, and the files that it needs. */
const PACKAGES = {
  nginx: ["nginx", "libnginx-mod-http-brotli-static"],
  apache: ["apache2-bin", "media-types"],
} as const;

const DESCRIBE_MISSING = [
  "The tests try hosting/nginx.conf on a real nginx with the brotli module, and",
  "hosting/apache.htaccess on a real Apache, and did not find all of them.",
  `Install ${Object.values(PACKAGES).flat().join(", ")} (Debian), or those of your system.`,
  "None of their services need run.",
].join("\n");

/**
 * Sees to it that the tests can start an nginx and an Apache. On Debian and Ubuntu they are
 * installed now if this user may do that without being asked. The brotli module of nginx, which few
 * other systems package, may be missing on a person's own machine, but not in CI.
 *
 * @throws CommandError saying what to install
 */
export function ensureWebServers(): void {
  const nginx = findNginx();
  const missing = [
    ...(nginx?.brotliModule ? [] : PACKAGES.nginx),
    ...(findApache() ? [] : PACKAGES.apache),
  ];
  if (missing.length === 0) return;
  try {
    installDebianPackages(missing, DESCRIBE_MISSING);
  } catch (error) {
    if (!nginx || !findApache() || process.env.CI) throw error;
    console.log("This nginx has no brotli module, so only gzip is tried on it.");
  }
}
