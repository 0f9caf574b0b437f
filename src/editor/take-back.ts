/** Changes of content files, in words, and how one of them is taken back. */
import { CommandError } from "../lib/command-error";
import { describeChange } from "./describe-change";
import { fileLabel } from "./labels";
import { mergeChanges } from "./merge-changes";

/** Texts of a file, by its path below `data/`. A text is absent if there is no file. */
export type Changes = Readonly<Record<string, { before?: string; after?: string }>>;

/** Returns one sentence for each changed value. */
export const changesInWords = (changes: Changes): string[] =>
  Object.entries(changes).flatMap(([path, { before, after }]) =>
    describeChange(path, before, after),
  );

/**
 * Returns the texts that take changes back, and leave later ones. A file without a text has to be deleted. Throws a
 * CommandError if the same values changed again since, or are as they were before.
 */
export function takenBack(
  changes: Changes,
  textNow: (path: string) => string | undefined,
): ReadonlyMap<string, string | undefined> {
  const restored = Object.entries(changes)
    .map(([path, change]) => [path, restoredText(path, change, textNow(path))] as const)
    .filter(([path, text]) => text !== textNow(path));
  if (restored.length === 0) throw new CommandError("This is taken back already.");
  return new Map(restored);
}

function restoredText(
  path: string,
  { before, after }: Changes[string],
  now: string | undefined,
): string | undefined {
  if (now === after || now === before) return before;
  if (before === undefined || after === undefined || now === undefined) {
    throw changedSince(fileLabel(path));
  }
  return mergeChanges(path, { base: after, ours: before, theirs: now }, ({ label }) => {
    throw changedSince(label);
  });
}

const changedSince = (label: string) =>
  new CommandError(`${label} changed again since. Take back the later change first.`);
