/** The sample's site in a folder of its own, where a test may edit and build. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { assembleSite, sampleContent } from "../../tools/build/assemble-site";
import { runGatsbyBuild } from "../../tools/build/gatsby-build";

export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), "checkout-"));

  constructor() {
    assembleSite(this.folder, sampleContent());
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
