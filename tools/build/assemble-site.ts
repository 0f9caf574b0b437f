/** Sites of other content with this project's code, each in a folder where it can be built. */
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

/** What pharmacies made of the sample, for tests: a folder of content for each. */
export const ADOPTED_SITES = "__tests__/adopted-sites";

/** What a build is made from, beside the content. Tools look for the lockfile to find a project. */
const CODE = [
  ...["hosting", "src", "static", "tools"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
];

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Files of content: where each is, by the place that it has in a site. */
type Content = ReadonlyMap<string, string>;

const contentAt = (root: string, paths: readonly string[]): Content =>
  new Map(paths.map((path) => [path, join(root, path)]));

/** All of the sample's content. */
export const sampleContent = (): Content => contentAt(SAMPLE_COPY, contentFilesIn(SAMPLE_COPY));

/** A pharmacy's own content. A picture of the sample that it names need not be there twice. */
export const ownContent = (root: string): Content =>
  new Map([
    ...contentAt(SAMPLE_COPY, filesIn(SAMPLE_COPY, ["data/images"])),
    ...contentAt(root, contentFilesIn(root)),
  ]);

/**
 * Lays a site into a folder. What is there and the same already stays untouched, so that the build
 * of it stays current.
 *
 * @param folder new, or one that a site was laid into before
 * @param more what else of this project is to be there, such as its tests
 */
export function assembleSite(folder: string, content: Content, more: readonly string[] = []): void {
  const ofGatsby = readdirSync(".").filter((name) => name.startsWith("gatsby-"));
  const parts = [...CODE, ...ofGatsby, ...more];
  const code = filesIn(".", parts).filter((path) => !isContent(path));
  const sources = new Map([...code.map((path) => [path, path] as const), ...content]);
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
