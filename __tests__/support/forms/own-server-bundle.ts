import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundle } from "../../../mail-server/bundle";

/**
 * Bundles `own-server.tsx`, because Playwright compiles JSX for a purpose of its own. Playwright would also compile the
 * bundle, for ten seconds, anywhere but in `node_modules/`.
 */
export async function bundleOwnServer(): Promise<typeof import("./own-server")> {
  const outfile = join("node_modules/.cache", `own-server-${process.pid}.cjs`);
  await bundle("__tests__/support/forms/own-server.tsx", outfile);
  const bundled = (await import(resolve(outfile))) as typeof import("./own-server");
  rmSync(outfile);
  return bundled;
}
