/** Changes of content files, in words, and how one of them is taken back. */
import { CommandError } from "../../lib/command-error";
import type { Say } from "../../lib/say";
import { describeChange } from "./describe-change";
import { fileLabel } from "../labels";
import { mergeChanges } from "./merge-changes";

/** Texts of a file, by its path below `data/`. A text is absent if there is no file. */
export type Changes = Readonly<Record<string, { before?: string; after?: string }>>;

/**
 * Returns one sentence for each changed value, first for files that came or went.
 *
 * @param labelOfFile returns what to call a file that was there before and is there now
 */
export const changesInWords = (
  changes: Changes,
  say: Say,
  labelOfFile = (path: string) => fileLabel(path, say),
): string[] =>
  Object.entries(changes)
    .toSorted(([, one], [, other]) => Number(isOfWhole(other)) - Number(isOfWhole(one)))
    .flatMap(([path, { before, after }]) =>
      describeChange(path, before, after, say, labelOfFile(path)),
    );

const isOfWhole = ({ before, after }: Changes[string]) =>
  before === undefined || after === undefined;

/**
 * Returns the texts that take changes back, and leave later ones; none if they are as before already. A file without a
 * text has to be deleted. Throws a CommandError if the same values changed again since.
 */
export const takenBack = (
  changes: Changes,
  textNow: (path: string) => string | undefined,
  say: Say,
): ReadonlyMap<string, string | undefined> =>
  new Map(
    Object.entries(changes)
      .map(([path, change]) => [path, restoredText(path, change, textNow(path), say)] as const)
      .filter(([path, text]) => text !== textNow(path)),
  );

function restoredText(
  path: string,
  { before, after }: Changes[string],
  now: string | undefined,
  say: Say,
): string | undefined {
  const changedSince = (label: string) =>
    new CommandError(
      say("{label} changed again since. Take back the later change first.", { label }),
    );
  if (now === after || now === before) return before;
  if (before === undefined || after === undefined || now === undefined)
    throw changedSince(fileLabel(path, say));
  return mergeChanges(path, { base: after, ours: before, theirs: now }, ({ labels }) => {
    throw changedSince(labels.map((label) => say(label)).join(", ") || fileLabel(path, say));
  });
}
