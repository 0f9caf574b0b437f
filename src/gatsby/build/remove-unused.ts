import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * What no page asks for: Partytown, a runner for third-party scripts, which Gatsby copies into every build;
 * the owner's PNG files with their metadata, of which pages show smaller copies; and an icon that older
 * versions of this project left in `public/`.
 */
const UNUSED = ["~partytown", "logo.png", "icon.png", "favicon.svg"];

/** @param build the folder of the build */
export async function removeUnused(build: string): Promise<void> {
  for (const name of UNUSED) await rm(join(build, name), { recursive: true, force: true });
}
