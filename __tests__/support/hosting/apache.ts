import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nameFolder } from "../../../src/gatsby/build/public-files";
import { apache } from "../test-programs";
import type { StartServer, WebServer } from "./web-server";

const CONFIGURATION = join("hosting", "apache.htaccess");

/** Path of a file like those with which hosts renew a certificate. */
export const renewalFile = ".well-known/acme-challenge/token";

/** Apache modules of shared hosting. Our configuration has to disable the last three. */
const MODULES = [
  "mpm_event",
  "authz_core",
  "dir",
  "mime",
  "headers",
  "rewrite",
  "setenvif",
  "autoindex",
  "negotiation",
  "filter",
  "deflate",
];

/** Starts Apache as it is before the site has a certificate. */
export const startApache: StartServer = (port, folder) =>
  startWith(readFileSync(CONFIGURATION, "utf8"), port, folder);

/** Starts Apache with the lines uncommented that a site with a certificate needs. */
export const startCertifiedApache: StartServer = (port, folder) =>
  startWith(
    readFileSync(CONFIGURATION, "utf8").replaceAll(
      /^# (?=SetEnvIf |RewriteCond |RewriteRule )/gm,
      "",
    ),
    port,
    folder,
  );

/** Starts Apache with the site in the folder `/pharmacy`. */
export const startApacheInFolder: StartServer = (port, folder) =>
  startWith(readFileSync(CONFIGURATION, "utf8"), port, folder, "pharmacy");

function startWith(configuration: string, port: number, folder: string, place = "."): WebServer {
  const root = join(folder, "public");
  copySite(configuration, folder, join(root, place));
  if (place !== ".") nameFolder(join(root, place), `/${place}`);
  writeFileSync(join(folder, "httpd.conf"), settings({ port, folder, root }));
  run(folder, "start");
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => run(folder, "stop"),
  };
}

/** Copies the build, and adds the configuration and what the host adds. */
function copySite(configuration: string, folder: string, root: string): void {
  if (!existsSync("public")) throw new Error("There is no build in public/.");
  // Apache drops root rights and still has to read this folder.
  chmodSync(folder, 0o755);
  cpSync("public", root, { recursive: true });
  writeFileSync(join(root, ".htaccess"), configuration);
  mkdirSync(dirname(join(root, renewalFile)), { recursive: true });
  writeFileSync(join(root, renewalFile), "");
}

function run(folder: string, command: "start" | "stop"): void {
  const args = ["-f", join(folder, "httpd.conf"), "-k", command];
  const { status, stderr } = spawnSync(apache.program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`Apache does not ${command}:\n${stderr}`);
}

const settings = ({ port, folder, root }: { port: number; folder: string; root: string }): string =>
  [
    `ServerRoot "${folder}"`,
    "ServerName localhost",
    `Listen 127.0.0.1:${port}`,
    `DefaultRuntimeDir "${folder}"`,
    `PidFile "${folder}/httpd.pid"`,
    `ErrorLog "${folder}/error.log"`,
    // Only Apache started by root obeys this.
    "User #65534",
    "Group #65534",
    ...MODULES.map(
      (name) =>
        `<IfModule !mod_${name}.c>\nLoadModule ${name}_module "${apache.modules}/mod_${name}.so"\n</IfModule>`,
    ),
    `TypesConfig "${apache.contentTypes}"`,
    "AddType application/x-gzip .gz",
    "AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript",
    `DocumentRoot "${root}"`,
    `<Directory "${root}">`,
    "AllowOverride All",
    "Require all granted",
    "</Directory>",
  ].join("\n");
