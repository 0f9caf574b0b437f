import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Every file of the build, by its place in `public/`, with slashes. */
export const publishedFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative("public", join(parentPath, name)).replaceAll(sep, "/"));
