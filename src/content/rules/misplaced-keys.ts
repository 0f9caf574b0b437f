/**
 * One slip of the hand, such as a key misspelled or a line moved, makes a key that nobody knows and
 * one that is missing. This finds out which belong together.
 */
import { z } from "zod";
import type { ContentFile } from "../read/load-file";
import { knownKeys, schemaAt } from "../schema/inspect-schema";
import { valueAt, type ValuePath } from "../schema/value-path";
import { nearest } from "./nearest";

/** A key with the way to the group in which it stands, or should. */
export interface KeyPlace {
  group: ValuePath;
  key: string;
}

/** What was most likely done to a key. */
export type Slip =
  /** It has another name; `isSure` where the two look alike. */
  | { kind: "renamed"; unknown: KeyPlace; meant: string; isSure: boolean }
  /** It stands in another group than its own. */
  | { kind: "moved"; unknown: KeyPlace; from: ValuePath }
  /** It stands beside the empty group to which it belongs, as others do. */
  | { kind: "spilled"; unknown: KeyPlace; group: string }
  /** The line above it that names its group is missing. */
  | { kind: "headless"; unknown: KeyPlace; missing: KeyPlace }
  /** All of it stands in a group that the site does not know. */
  | { kind: "wrapped"; unknown: KeyPlace };

/** What of the file's mistakes one slip explains. */
export interface ExplainedSlip {
  slip: Slip;
  /** The keys, unknown or missing, of which nothing more need be said. */
  covers: readonly KeyPlace[];
}

const isSameGroup = (one: ValuePath, other: ValuePath) => one.join("\n") === other.join("\n");

/** Whether two keys are the same one of the same group. */
export const isSamePlace = (one: KeyPlace, other: KeyPlace) =>
  one.key === other.key && isSameGroup(one.group, other.group);

/** Whether a value holds all keys somewhere in it. */
function holds(value: unknown, key: string): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.hasOwn(value, key) || Object.values(value).some((inner) => holds(inner, key));
}

const groupKeys = ({ schema, value }: ContentFile, { group, key }: KeyPlace) => {
  const description = schemaAt(schema, [...group, key], value);
  return description instanceof z.ZodArray ? [] : knownKeys(description);
};

/** Whether all keys of an unknown group are keys of the group in which it stands. */
function holdsNeighbors({ schema, value }: ContentFile, { group, key }: KeyPlace): boolean {
  const known = knownKeys(schemaAt(schema, group, value));
  const inner = valueAt(value, [...group, key]);
  return Object.keys(Object(inner) as object).every((it) => known.includes(it));
}

/** What explains an unknown key, given all that is unknown and all that is missing. */
function slipOf(
  file: ContentFile,
  unknown: KeyPlace,
  { unknowns, missing }: { unknowns: readonly KeyPlace[]; missing: readonly KeyPlace[] },
): ExplainedSlip | undefined {
  const beside = missing.filter(({ group }) => isSameGroup(group, unknown.group));
  const siblings = unknowns.filter(({ group }) => isSameGroup(group, unknown.group));
  const wanted = (place: KeyPlace) => groupKeys(file, place).includes(unknown.key);

  const empty = beside.find((it) => isEmpty(file, it) && wanted(it));
  const headless = missing.find((it) => !isEmpty(file, it) && wanted(it));
  const owner = empty ?? headless;
  if (owner) {
    const keys = groupKeys(file, owner);
    const covers = [owner, ...siblings.filter(({ key }) => keys.includes(key))];
    return empty
      ? { slip: { kind: "spilled", unknown, group: empty.key }, covers }
      : { slip: { kind: "headless", unknown, missing: owner }, covers };
  }
  const moved = missing.find(({ key }) => key === unknown.key);
  if (moved)
    return { slip: { kind: "moved", unknown, from: moved.group }, covers: [moved, unknown] };

  const value = valueAt(file.value, [...unknown.group, unknown.key]);
  const inside = beside.filter(({ key }) => holds(value, key));
  if (inside.length > 1 || (inside.length === 1 && holdsNeighbors(file, unknown)))
    return { slip: { kind: "wrapped", unknown }, covers: [unknown, ...inside] };

  const names = beside.filter((it) => !isEmpty(file, it)).map(({ key }) => key);
  const alike = nearest(unknown.key, names);
  const meant = alike ?? (siblings.length === 1 && names.length === 1 ? names[0] : undefined);
  if (meant === undefined) return undefined;
  const renamed = { group: unknown.group, key: meant };
  return {
    slip: { kind: "renamed", unknown, meant, isSure: alike !== undefined },
    covers: [unknown, renamed],
  };
}

const isEmpty = ({ value }: ContentFile, { group, key }: KeyPlace) =>
  valueAt(value, [...group, key]) === null;

/** The slips that explain the unknown keys of a file, each explaining what no other does. */
export function slipsOf(
  file: ContentFile,
  unknowns: readonly KeyPlace[],
  missing: readonly KeyPlace[],
): ExplainedSlip[] {
  const slips: ExplainedSlip[] = [];
  const isOpen = (place: KeyPlace) =>
    !slips.some(({ covers }) => covers.some((it) => isSamePlace(it, place)));
  for (const unknown of unknowns.filter(({ key }) => key !== "")) {
    if (!isOpen(unknown)) continue;
    const slip = slipOf(file, unknown, {
      unknowns: unknowns.filter(isOpen),
      missing: missing.filter(isOpen),
    });
    if (slip) slips.push(slip);
  }
  return slips;
}

/** Whether some slip explains a key. */
export const isExplained = (slips: readonly ExplainedSlip[], place: KeyPlace) =>
  slips.some(({ covers }) => covers.some((it) => isSamePlace(it, place)));
