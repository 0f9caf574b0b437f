import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";

/** Bundles `own-server.tsx`, because Playwright compiles JSX for a purpose of its own. */
export async function bundleOwnServer(): Promise<typeof import("./own-server")> {
  const outfile = join("test-results", `own-server-${process.pid}.cjs`);
  await build({
    entryPoints: ["__tests__/support/forms/own-server.tsx"],
    outfile,
    bundle: true,
    platform: "node",
    external: ["sharp"],
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { gatsby: "./mail-server/gatsby.ts" },
    logLevel: "error",
  });
  const bundled = (await import(resolve(outfile))) as typeof import("./own-server");
  rmSync(outfile);
  return bundled;
}
