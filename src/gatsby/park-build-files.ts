import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/** What Gatsby writes for its own app, which no page of this site runs, and for its next build. */
const BUILD_FILES = ["page-data", "_gatsby", "chunk-map.json", "webpack.stats.json"];

const inPublic = (name: string) => join("public", name);
const parked = (name: string) => join(".cache", "parked", name);

/** Moves what only Gatsby reads out of the published files; the next build wants it back. */
export const parkBuildFiles = () => moveAll(inPublic, parked);

/** Gives Gatsby back what the build before has parked. */
export const unparkBuildFiles = () => moveAll(parked, inPublic);

type Place = (name: string) => string;

async function moveAll(from: Place, to: Place): Promise<void> {
  await Promise.all(BUILD_FILES.map((name) => move(from(name), to(name))));
}

/** Moves a file or a folder, if it is there, to where another may be. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await rename(from, `${to}.moved`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  await rm(to, { recursive: true, force: true });
  await rename(`${to}.moved`, to);
}
