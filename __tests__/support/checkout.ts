/** A copy of the project in a folder of its own, where a test may edit and build. */
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
import { runGatsbyBuild } from "../../tools/build/run-gatsby";

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
    const lines: string[] = [];
    const exitCode = await runGatsbyBuild({
      directory: this.folder,
      environment: { ...process.env, ...settings },
      onLine: (line) => lines.push(line),
    });
    const log = lines.join("\n");
    if (exitCode !== 0) throw new Error(log);
    return log;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
