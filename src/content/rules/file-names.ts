/** Missing files, unknown files, and names that cannot be part of an address. */
import { toSlug } from "../../lib/slug";
import type { Advice, Place } from "../problem";
import type { Content } from "../read/content";
import { type ContentType, contentTypeAt, folders, singleFiles } from "../schema/content-files";
import { nearest } from "./did-you-mean";
import { doubt, mistake } from "./rule";
import { asSeen } from "../read/visible-text";

type Problem = Place & Advice;

type Paths = Pick<Content, "yamlPaths" | "otherPaths">;

const singlePaths = Object.values(singleFiles).map(({ path }) => path);

const YAML_ENDING = /\.ya?ml$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slugOf = (path: string) => path.split("/").at(-1)?.replace(YAML_ENDING, "") ?? "";
const withUsualEnding = (path: string) => path.replace(YAML_ENDING, ".yaml");

/** True if a file exists, also with capitals or the ending `.yml`, which another rule reports. */
export const hasFile = (paths: readonly string[], path: string) =>
  paths.some((found) => withUsualEnding(found).toLowerCase() === path);

/** True if the site needs a file. Files about an absent optional file are not needed. */
const isNeeded = ({ optional }: ContentType, paths: readonly string[]) =>
  optional === undefined || paths.includes(singleFiles[optional].path);

/**
 * What systems add to the name of a copy, such as `foot-care - Copy (2)`, `foot-care copy` and `foot-care (1)`.
 */
const COPY =
  /(?: ?-)? ?\b(?:copy|copia|kopie)(?: \d+| \(\d+\))?$| ?\(\d+\)$|^(?:copy of|copia de) /i;

/** Endings that programs add after or in place of `.yaml`, such as `.yaml.txt` and `.yaml.crswap`. */
const ENDINGS = /\.ya?ml\b.*$|\.txt$/i;

/**
 * Returns the path that a file should have for the site to read it; `undefined` if it cannot be a content file.
 *
 * @param path path below `data/`
 */
function meantPath(path: string): string | undefined {
  const [, folder = "", name = ""] = /^(.*\/)?([^/]*)$/.exec(path) ?? [];
  const bare = name.replace(ENDINGS, "").replace(COPY, "");
  const meant = `${folder}${bare}.yaml`;
  return !bare.includes(".") && contentTypeAt(meant) ? meant : undefined;
}

/** True if a file has this path, or is meant to have it and has another name. */
export const isMeant = ({ yamlPaths, otherPaths }: Paths, path: string) =>
  [...yamlPaths, ...otherPaths].some((found) => found === path || meantPath(found) === path);

const HIDDEN_ENDINGS =
  "Windows hides such endings: in its File Explorer, choose View, Show, File name extensions.";

/**
 * Reports missing files. A file with the wrong ending for YAML is not missing: `badEnding` says how to call it.
 */
function missingFiles({ yamlPaths, otherPaths }: Paths): Problem[] {
  return Object.values(singleFiles)
    .filter((type) => !hasFile(yamlPaths, type.path) && isNeeded(type, yamlPaths))
    .map(({ path }) => {
      const misnamed = otherPaths.find((other) => meantPath(other) === path);
      return {
        file: `data/${path}`,
        message: "This file is missing.",
        fix: misnamed
          ? `Give data/${misnamed} this name. ${HIDDEN_ENDINGS}`
          : "Bring it back from an earlier version. The site cannot be built without it.",
      };
    });
}

/** Reports a copy of a file that is still there. */
function copyProblem(path: string, paths: readonly string[]): Problem | undefined {
  const original = meantPath(path);
  if (!original || original === withUsualEnding(path) || !paths.includes(original))
    return undefined;
  return {
    file: `data/${path}`,
    message: `This is a copy of data/${original}, by its name.`,
    fix: `Keep what is right of both in data/${original}, and delete the copy. If it is a page of its own, give it a name of its own, such as flu-shots.yaml.`,
  };
}

/** Reports files that the site does not read. */
export const unreadFiles = doubt(({ yamlPaths, otherPaths }, report) => {
  for (const path of otherPaths) {
    const meant = meantPath(path);
    const isThere = meant !== undefined && yamlPaths.includes(meant);
    report(
      { file: `data/${path}` },
      {
        message: isThere
          ? `The site does not read this file. It reads data/${meant}.`
          : "The site does not read this file.",
        fix: isThere
          ? "If this one is newer, copy what is new into the other one. Then move it out of data/."
          : meant
            ? `If it belongs to the site, call it data/${meant}. ${HIDDEN_ENDINGS}`
            : "Move it out of data/. Texts belong into files that end in .yaml, pictures into data/images/.",
      },
    );
  }
});

/** Reports a known file with the wrong ending: `.yml` or `.YAML`. */
function badEnding(path: string, paths: readonly string[]): Problem | undefined {
  const usual = withUsualEnding(path);
  if (path === usual || !contentTypeAt(usual)) return undefined;
  const file = `data/${path}`;
  return paths.includes(usual)
    ? {
        file,
        message: `data/${usual} has the same name with another ending.`,
        fix: "Keep one of the two files, or give one of them another name.",
      }
    : {
        file,
        message: "The site reads files only if their names end in .yaml.",
        fix: `Call it data/${usual}.`,
      };
}

function unknownFiles({ yamlPaths: paths }: Paths): Problem[] {
  return paths
    .filter((path) => !contentTypeAt(path))
    .map((path) => {
      const meant = nearest(path, singlePaths);
      return (
        copyProblem(path, paths) ??
        badEnding(path, paths) ?? {
          file: `data/${path}`,
          message:
            asSeen(path) === path
              ? "The site does not know this file."
              : "There is an invisible character, or a space of another kind, in the name of this file.",
          fix: meant
            ? `Did you mean to call it data/${meant}?`
            : "Move it out of data/. If it is to become a page, move it into data/services/, or into data/own-pages/ for a page such as your team's.",
        }
      );
    });
}

function badNames({ yamlPaths: paths }: Paths): Problem[] {
  return paths
    .filter((path) => !singlePaths.includes(path) && contentTypeAt(path))
    .flatMap((path) => {
      const copy = copyProblem(path, paths);
      if (copy) return copy;
      if (SLUG.test(slugOf(path))) return [];
      const better = meantPath(path) ?? path;
      return {
        file: `data/${path}`,
        message: `"${asSeen(slugOf(path))}" cannot be part of a web address${asSeen(path) === path ? "" : ": it has an invisible character, or a space of another kind"}.`,
        fix: `Name the file in small letters, digits and hyphens, for example ${toSlug(slugOf(better)) || "flu-shots"}.yaml.`,
      };
    });
}

/** Reports a site without services: the menu needs at least one service page. */
function missingServices({ yamlPaths: paths }: Paths): Problem[] {
  const folder = folders.services.path;
  return paths.some((path) => path.startsWith(`${folder}/`))
    ? []
    : [
        {
          file: `data/${folder}`,
          message: "There is no file in this folder.",
          fix: "Bring its files back from an earlier version.",
        },
      ];
}

/** Reports problems with the names of files. */
export const fileNames = mistake<Paths>((paths, report) => {
  for (const rule of [missingFiles, unknownFiles, badNames, missingServices]) {
    for (const { file, ...advice } of rule(paths)) report({ file }, advice);
  }
});
