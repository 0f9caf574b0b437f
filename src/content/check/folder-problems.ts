/** The files of `data/` as a whole: missing ones, strangers, and names that cannot be used. */
import { contentFileAt, fileFolders, singleFiles } from "../content-files";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";

const YAML_ENDING = /\.ya?ml$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const slugOf = (path: string) => path.split("/").at(-1)?.replace(YAML_ENDING, "") ?? "";
const withUsualEnding = (path: string) => path.replace(YAML_ENDING, ".yaml");

function missingFiles(paths: readonly string[]): ContentProblem[] {
  return Object.keys(singleFiles)
    .filter((path) => !paths.includes(path))
    .map((path) => ({
      file: `data/${path}`,
      message: "This file is missing.",
      fix: "Bring it back from an earlier version. The site cannot be built without it.",
    }));
}

/** A file whose only fault is its ending: `.yml`, or `.YAML`. */
function badEnding(path: string, paths: readonly string[]): ContentProblem | undefined {
  const usual = withUsualEnding(path);
  if (path === usual || !contentFileAt(usual)) return undefined;
  const file = `data/${path}`;
  return paths.includes(usual)
    ? {
        file,
        message: `data/${usual} has the same name but for the ending.`,
        fix: "Keep one of the two files, or give one of them another name.",
      }
    : {
        file,
        message: "The site reads files only if their names end in .yaml.",
        fix: `Call it data/${usual}.`,
      };
}

function strangeFiles(paths: readonly string[]): ContentProblem[] {
  return paths
    .filter((path) => !contentFileAt(path))
    .map((path) => {
      const meant = nearest(path.toLowerCase(), Object.keys(singleFiles));
      return (
        badEnding(path, paths) ?? {
          file: `data/${path}`,
          message: "The site does not know this file.",
          fix: meant
            ? `Did you mean to call it data/${meant}?`
            : "Move it out of data/, or into data/services/ if it is to become a service page.",
        }
      );
    });
}

function badNames(paths: readonly string[]): ContentProblem[] {
  return paths
    .filter((path) => !Object.hasOwn(singleFiles, path) && contentFileAt(path))
    .filter((path) => !SLUG.test(slugOf(path)))
    .map((path) => ({
      file: `data/${path}`,
      message: `"${slugOf(path)}" cannot be part of a web address.`,
      fix: "Name the file in small letters, digits and hyphens, for example flu-shots.yaml.",
    }));
}

/** Folders of pages must hold one page at least, or there is nothing to make a menu of. */
function emptyFolders(paths: readonly string[]): ContentProblem[] {
  return Object.keys(fileFolders)
    .filter((folder) => !paths.some((path) => path.startsWith(`${folder}/`)))
    .map((folder) => ({
      file: `data/${folder}`,
      message: "There is no file in this folder.",
      fix: "Bring its files back from an earlier version.",
    }));
}

/** @param paths the YAML files of `data/`, below it, with forward slashes */
export function folderProblems(paths: readonly string[]): ContentProblem[] {
  return [missingFiles, strangeFiles, badNames, emptyFolders].flatMap((problems) =>
    problems(paths),
  );
}
