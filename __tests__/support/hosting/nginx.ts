import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { nginx } from "../test-programs";
import type { StartServer } from "./web-server";

const CONFIGURATION = join("hosting", "nginx.conf");

export const startNginx: StartServer = (port, folder) => start(port, folder, resolve("public"));

/** Starts nginx with the site in the folder `/pharmacy`. */
export const startNginxInFolder: StartServer = (port, folder) => {
  const root = join(folder, "sites");
  mkdirSync(root);
  symlinkSync(resolve("public"), join(root, "pharmacy"));
  return start(port, folder, root);
};

const start = (port: number, folder: string, root: string) => {
  writeSettings(folder, port, root);
  // The command returns once the daemon listens.
  run(folder);
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => run(folder, "-s", "stop"),
  };
};

function run(folder: string, ...args: string[]): void {
  const log = join(folder, "error.log");
  const settings = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", log];
  const { status } = spawnSync(nginx.program, [...settings, ...args], { stdio: "ignore" });
  if (status === 0) return;
  throw new Error(`nginx does not take ${CONFIGURATION}:\n${readFileSync(log, "utf8")}`);
}

/** Writes an nginx.conf around our configuration, with all files in one folder. */
function writeSettings(folder: string, port: number, root: string): void {
  if (!existsSync("public")) throw new Error("There is no build in public/.");
  const site = readFileSync(CONFIGURATION, "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("listen [::]:80;", "")
    .replace(/root .*;/, `root ${root};`);
  writeFileSync(join(folder, "site.conf"), site);
  copyFileSync(nginx.contentTypes, join(folder, "mime.types"));

  const { username, uid } = userInfo();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  writeFileSync(
    join(folder, "nginx.conf"),
    [
      `load_module ${nginx.brotliModule};`,
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
