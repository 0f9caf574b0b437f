/** The files of `data/` as a whole: missing ones, strangers, and two that claim the same address. */
import { contentFileAt, fileFolders, singleFiles } from "../content-files";
import type { ContentProblem } from "./content-problem";
import { nearest } from "./nearest";

const YAML_ENDING = /\.ya?ml$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const folderOf = (path: string) => path.split("/")[0] ?? "";
const slugOf = (path: string) => path.split("/").at(-1)?.replace(YAML_ENDING, "") ?? "";

function missingFiles(paths: readonly string[]): ContentProblem[] {
  return Object.keys(singleFiles)
    .filter((path) => !paths.includes(path))
    .map((path) => ({
      file: `data/${path}`,
      message: "This file is missing.",
      fix: "Bring it back from an earlier version. The site cannot be built without it.",
    }));
}

function strangeFiles(paths: readonly string[]): ContentProblem[] {
  return paths
    .filter((path) => !contentFileAt(path))
    .map((path) => {
      const meant = nearest(path, Object.keys(singleFiles));
      return {
        file: `data/${path}`,
        message: "The site does not know this file.",
        fix: meant
          ? `Did you mean to call it data/${meant}?`
          : "Move it out of data/, or into data/services/ if it is to become a service page.",
      };
    });
}

function badNames(paths: readonly string[]): ContentProblem[] {
  return paths
    .filter(
      (path) => path.includes("/") && folderOf(path) in fileFolders && !SLUG.test(slugOf(path)),
    )
    .map((path) => ({
      file: `data/${path}`,
      message: `"${slugOf(path)}" cannot be part of a web address.`,
      fix: "Name the file in small letters, digits and hyphens, for example flu-shots.yaml.",
    }));
}

function sameNames(paths: readonly string[]): ContentProblem[] {
  const inFolders = paths.filter((path) => path.includes("/") && folderOf(path) in fileFolders);
  return inFolders.flatMap((path, index) => {
    const twin = inFolders
      .slice(0, index)
      .find((other) => other.replace(YAML_ENDING, "") === path.replace(YAML_ENDING, ""));
    return twin === undefined
      ? []
      : {
          file: `data/${path}`,
          message: `data/${twin} makes a page with the same address, "${slugOf(path)}".`,
          fix: "Keep one of the two files, or give one of them another name.",
        };
  });
}

/** @param paths the YAML files of `data/`, below it, with forward slashes */
export function folderProblems(paths: readonly string[]): ContentProblem[] {
  return [missingFiles, strangeFiles, badNames, sameNames].flatMap((problems) => problems(paths));
}
