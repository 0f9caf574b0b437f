import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What Gatsby copies into every build, and no page asks for: Partytown, a runner for third-party scripts;
 * and the owner's PNG files with their metadata, of which pages show smaller copies.
 */
const UNUSED = ["~partytown", "logo.png", "icon.png"];

/** @param build the folder of the build */
export async function removeUnused(build: string): Promise<void> {
  for (const name of UNUSED) await rm(join(build, name), { recursive: true, force: true });
}
