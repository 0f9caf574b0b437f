/** Mistakes that a file has only because it was written for an older version of this project. */
import type { z } from "zod";
import { addedFiles, addedKeys } from "../migrations/additions";
import { migrate } from "../migrations/update-document";
import type { Advice, Place } from "../problem";
import type { ContentFile } from "../read/load-file";
import type { ValuePath } from "../schema/value-path";

type Issue = z.core.$ZodIssue;

/** What a file's issues come from. */
interface ByAge {
  /** One for each key that a later version has changed. */
  changed: (Advice & { place: Place })[];
  /** The issues that have nothing to do with that. */
  others: Issue[];
}

const isSame = (one: ValuePath, other: ValuePath) =>
  one.map(String).join("\n") === other.map(String).join("\n");

/** What of an issue is there still once the file is up to date. */
function whatRemains(issue: Issue, later: readonly Issue[]): Issue[] {
  const same = later.filter(({ code, path }) => code === issue.code && isSame(path, issue.path));
  if (issue.code !== "unrecognized_keys") return same.length > 0 ? [issue] : [];
  const unknown = same.flatMap((it) => (it.code === "unrecognized_keys" ? it.keys : []));
  const keys = issue.keys.filter((key) => unknown.includes(key));
  return keys.length > 0 ? [{ ...issue, keys }] : [];
}

/** Tells what a file says as an older version had it from its other issues. */
export function byAge({ path, source, schema, validation }: ContentFile): ByAge {
  const issues = validation.error?.issues ?? [];
  if (issues.length === 0) return { changed: [], others: [] };
  const document = source.document.clone();
  const made = migrate(path, document);
  if (made.length === 0) return { changed: [], others: issues };
  const later = schema.safeParse(document.toJS()).error?.issues ?? [];
  return {
    changed: made.map(({ oldPath, explanation }) => ({
      place: { path: oldPath.slice(0, -1), key: oldPath.at(-1) },
      message: explanation,
      fix: "To see it changed: npm run update-data",
    })),
    others: issues.flatMap((issue) => whatRemains(issue, later)),
  };
}

const howToAdd = (version: string) =>
  `It is new in version ${version}. To see it added as the sample has it: npm run update-data`;

/** What to say of a key that is missing in a file, if older versions did without it. */
export function howToAddKey(file: string, path: ValuePath): string | undefined {
  const added = addedKeys.find((it) => it.file === file && isSame(it.path, path));
  return added && howToAdd(added.version);
}

/** What to say of a file that is missing, if older versions did without it. */
export function howToAddFile(file: string): string | undefined {
  const added = addedFiles.find((it) => it.file === file);
  return added && howToAdd(added.version);
}
