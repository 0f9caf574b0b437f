/** Missing files, unknown files, and names that cannot be part of an address. */
import { toSlug } from "../../lib/slug";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { type ContentType, contentTypeAt, folders, singleFiles } from "../schema/content-files";
import { nearest } from "./did-you-mean";

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

function missingFiles(paths: readonly string[]): Problem[] {
  return Object.values(singleFiles)
    .filter((type) => !paths.includes(type.path) && isNeeded(type, paths))
    .map(({ path }) => ({
      file: `data/${path}`,
      message: "This file is missing.",
      fix: "Bring it back from an earlier version. The site cannot be built without it.",
    }));
}

/** Known file with the wrong ending: `.yml` or `.YAML`. */
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

function unknownFiles(paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => !contentTypeAt(path))
    .map((path) => {
      const meant = nearest(path, singlePaths);
      return (
        badEnding(path, paths) ?? {
          file: `data/${path}`,
          message: "The site does not know this file.",
          fix: meant
            ? `Did you mean to call it data/${meant}?`
            : "Move it out of data/. If it is to become a page, move it into data/services/, or into data/own-pages/ for a page such as your team's.",
        }
      );
    });
}

function badNames(paths: readonly string[]): Problem[] {
  return paths
    .filter((path) => !singlePaths.includes(path) && contentTypeAt(path))
    .filter((path) => !SLUG.test(slugOf(path)))
    .map((path) => ({
      file: `data/${path}`,
      message: `"${slugOf(path)}" cannot be part of a web address.`,
      fix: `Name the file in small letters, digits and hyphens, for example ${toSlug(slugOf(path)) || "flu-shots"}.yaml.`,
    }));
}

/** The menu needs at least one service page. */
function missingServices(paths: readonly string[]): Problem[] {
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

/** Problems with the names of files. */
export function fileNameProblems({ yamlPaths }: Pick<Content, "yamlPaths">): Problem[] {
  return [missingFiles, unknownFiles, badNames, missingServices].flatMap((rule) => rule(yamlPaths));
}
