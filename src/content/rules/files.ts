import { toSlug } from "../../lib/slug";
import {
  type ContentType,
  contentTypeAt,
  folders,
  hasFile,
  singleFiles,
  withUsualEnding,
  YAML_ENDING,
} from "../schema/content-files";
import { SLUG_PATTERN } from "../schema/field-types";
import { nearest } from "./did-you-mean";
import type { Rule } from "./rule";

const singlePaths = Object.values(singleFiles).map(({ path }) => path);

const slugOf = (path: string) => path.split("/").at(-1)?.replace(YAML_ENDING, "") ?? "";

/** True if the site needs a file. Files about an absent optional file are not needed. */
const isNeeded = ({ optional }: ContentType, paths: readonly string[]) =>
  optional === undefined || paths.includes(singleFiles[optional].path);

function meantPath(path: string): string | undefined {
  const usual = withUsualEnding(path);
  return usual !== path && contentTypeAt(usual) ? usual : nearest(path, singlePaths);
}

const FOR_PAGES =
  "If it is to become a page, move it into data/services/, or into data/own-pages/ for a page such as your team's.";

/** Reports missing and unknown files, and names that cannot be part of an address. Asks about files that nobody reads. */
export const fileNames: Rule = ({ yamlPaths, otherPaths }, report) => {
  for (const type of Object.values(singleFiles)) {
    if (hasFile(yamlPaths, type.path) || !isNeeded(type, yamlPaths)) continue;
    const misnamed = nearest(type.path, otherPaths);
    report.error(
      { file: `data/${type.path}` },
      {
        message: "This file is missing.",
        fix: misnamed
          ? `Did you mean data/${misnamed}? Give it this name.`
          : "Bring it back from an earlier version. The site cannot be built without it.",
      },
    );
  }
  if (!yamlPaths.some((path) => path.startsWith(`${folders.services.path}/`))) {
    report.error(
      { file: `data/${folders.services.path}` },
      {
        message: "There is no file in this folder.",
        fix: "Bring its files back from an earlier version.",
      },
    );
  }
  for (const path of yamlPaths) {
    const place = { file: `data/${path}` };
    if (!contentTypeAt(path)) {
      const meant = meantPath(path);
      report.error(place, {
        message: "The site does not know this file.",
        fix: !meant
          ? `Move it out of data/. ${FOR_PAGES}`
          : yamlPaths.includes(meant)
            ? `If it is newer than data/${meant}, copy what is new there. Then move this file out of data/.`
            : `Did you mean to call it data/${meant}?`,
      });
    } else if (!singlePaths.includes(path) && !SLUG_PATTERN.test(slugOf(path))) {
      report.error(place, {
        message: `"${slugOf(path)}" cannot be part of a web address.`,
        fix: `Name the file in small letters, digits and hyphens, for example ${toSlug(slugOf(path)) || "flu-shots"}.yaml. If it is a copy, move it out of data/.`,
      });
    }
  }
  for (const path of otherPaths) {
    report.warning(
      { file: `data/${path}` },
      {
        message: "The site does not read this file.",
        fix: "Give it a name that ends in .yaml, or move it out of data/. Pictures belong into data/images/.",
      },
    );
  }
};
