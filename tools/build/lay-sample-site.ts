/** The sample as a site of its own: this project's code with the copy of the sample. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { contentFilesIn, filesIn, isContent, SAMPLE_COPY } from "../adopt/copy-sample";

/** Where the tests of a pharmacy's site find the sample. */
export const SAMPLE_SITE = "test-results/sample-site";

/** What a build is made from, beside the content. Tools look for the lockfile to find a project. */
const CODE = [
  ...["hosting", "src", "static", "tools"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/**
 * Lays the sample's site into a folder, where it can be built. What is there and the same already stays
 * untouched, so that the build of it stays current.
 *
 * @param folder new, or one that the sample was laid into before
 */
export function laySampleSite(folder: string): void {
  const ofGatsby = readdirSync(".").filter((name) => name.startsWith("gatsby-"));
  const parts = [...CODE, ...ofGatsby];
  const sources = new Map([
    ...filesIn(".", parts)
      .filter((path) => !isContent(path))
      .map((path) => [path, path] as const),
    ...contentFilesIn(SAMPLE_COPY).map((path) => [path, join(SAMPLE_COPY, path)] as const),
  ]);
  for (const path of filesIn(folder, ["data", ...parts])) {
    if (!sources.has(path)) rmSync(join(folder, path));
  }
  for (const [path, source] of sources) {
    const target = join(folder, path);
    if (isSame(source, target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(source, target);
  }
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
}
