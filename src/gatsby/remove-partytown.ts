import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";

/**
 * Gatsby copies Partytown, a runner for third-party scripts, into every site. This one has no such
 * scripts; and Partytown's files, unlike all our own scripts, are not named after what is in them.
 */
export async function removePartytown({ store }: BuildArgs) {
  const { program } = (store.getState as () => { program: { directory: string } })();
  await rm(join(program.directory, "public", "~partytown"), { recursive: true, force: true });
}
