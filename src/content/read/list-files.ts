import { existsSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Whether a name ends like a YAML file's, in capitals or not. */
export const looksLikeYaml = (path: string) => /\.ya?ml$/i.test(path);

/** Operating systems and editors leave hidden files behind; Gatsby skips them, too. */
const isHidden = (path: string) => path.split("/").some((part) => part.startsWith("."));

/** Paths of all files in `data/`, below that folder and with forward slashes. Links to files count. */
export async function listFiles(dataFolder: string): Promise<string[]> {
  if (!existsSync(dataFolder)) return [];
  const names = await readdir(dataFolder, { recursive: true });
  const paths = names.map((name) => name.replaceAll("\\", "/")).filter((path) => !isHidden(path));
  const areFiles = await Promise.all(
    paths.map((path) =>
      stat(join(dataFolder, path)).then(
        (found) => found.isFile(),
        () => false,
      ),
    ),
  );
  return paths.filter((_, index) => areFiles[index]).sort();
}
