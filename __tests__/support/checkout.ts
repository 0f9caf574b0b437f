/** A copy of the project in a folder of its own, where a test may edit and build. */
import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** What a build is made from. */
const SOURCES = ["data", "hosting", "src", "static", "tools", "package.json", "tsconfig.json"];

export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), "checkout-"));

  constructor() {
    const gatsbyFiles = readdirSync(".").filter((name) => name.startsWith("gatsby-"));
    for (const source of [...SOURCES, ...gatsbyFiles]) {
      cpSync(source, join(this.folder, source), { recursive: true });
    }
    symlinkSync(resolve("node_modules"), join(this.folder, "node_modules"));
  }

  path(...parts: string[]) {
    return join(this.folder, ...parts);
  }

  write(file: string, bytes: Buffer) {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), bytes);
  }

  /** Checks the content and builds the site. Returns the log; a failed build rejects with it. */
  async build(settings: Record<string, string>): Promise<string> {
    const build = spawn(process.execPath, ["--import", "tsx", "tools/build.ts"], {
      cwd: this.folder,
      env: { ...process.env, ...settings },
    });
    let log = "";
    for (const output of [build.stdout, build.stderr]) {
      output.on("data", (text: Buffer) => (log += text.toString()));
    }
    const exitCode = await new Promise((ended) => build.once("close", ended));
    if (exitCode !== 0) throw new Error(log);
    return log;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
