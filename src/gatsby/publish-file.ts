import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts a file into a build, in a folder that is named after what is in it: browsers keep it for good.
 *
 * @param build the folder of the build
 * @returns the address of the file
 */
export async function publishFile(
  name: string,
  content: string | Buffer,
  build: string,
): Promise<string> {
  const folder = `static/${createHash("md5").update(content).digest("hex")}`;
  await mkdir(join(build, folder), { recursive: true });
  await writeFile(join(build, folder, name), content);
  return `/${folder}/${name}`;
}
