import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { test as base } from "@playwright/test";
import { findNginx, type Nginx } from "../../../tools/find-nginx";
import { choosePort } from "../../../tools/ports";

const CONFIGURATION = join("hosting", "nginx.conf");
const USUAL_PORT = 9323;

/** Tests whose requests go to a real nginx that serves the build with our configuration. */
export const test = base.extend<object, { nginx: { url: string; hasBrotli: boolean } }>({
  nginx: [
    // Playwright wants to see the braces, even where no other fixture is needed.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, { workerIndex }) => {
      const nginx = findNginx();
      if (!nginx) throw new Error("There is no nginx. npm run test:browser installs it on Debian.");
      const port = await choosePort(undefined, USUAL_PORT + workerIndex);
      const folder = mkdtempSync(join(tmpdir(), "pharmacy-nginx-"));
      writeSettings(folder, nginx, port);
      // The command comes back when the server behind it listens.
      run(nginx, folder);
      await use({ url: `http://127.0.0.1:${port}/`, hasBrotli: Boolean(nginx.brotliModule) });
      run(nginx, folder, "-s", "stop");
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ nginx }, use) => use(nginx.url),
});

function run({ program }: Nginx, folder: string, ...args: string[]): void {
  const log = join(folder, "error.log");
  const settings = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", log];
  const { status } = spawnSync(program, [...settings, ...args], { stdio: "ignore" });
  if (status === 0) return;
  throw new Error(`nginx does not take ${CONFIGURATION}:\n${readFileSync(log, "utf8")}`);
}

/** Our configuration on this port and this build, inside settings that keep to one folder. */
function writeSettings(folder: string, nginx: Nginx, port: number): void {
  const root = resolve("public");
  if (!existsSync(root)) throw new Error("There is no build in public/. Run npm run build.");
  const site = readFileSync(CONFIGURATION, "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(/root .*;/, `root ${root};`)
    .replace("brotli_static on;", nginx.brotliModule ? "$&" : "");
  writeFileSync(join(folder, "site.conf"), site);
  copyFileSync(nginx.contentTypes, join(folder, "mime.types"));

  const { username, uid } = userInfo();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    [
      nginx.brotliModule ? `load_module ${nginx.brotliModule};` : "",
      uid === 0 ? `user ${username};` : "",
      `pid ${folder}/nginx.pid;`,
      "events {}",
      "http {",
      "access_log off;",
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      "include mime.types;",
      "include site.conf;",
      "}",
    ].join("\n"),
  );
}
