/** All fields of the content, for the search of the start page. */
import { z } from "zod";
import type { ContentFile } from "../../content/read/content-file";
import { singleFiles } from "../../content/schema/content-files";
import { memberOf, unwrapped } from "../../content/schema/inspect-schema";
import { valueIn, type ValuePath } from "../../content/schema/value-path";
import { entryLabel, fileLabel, labelOf } from "../labels";
import { screenAddress } from "../screen-address";
import { helpBeside, shownParts } from "./fields";

/** A field as the search finds it, or a value of a translation. */
export interface SearchedField {
  /** Address on the screen. */
  address: string;
  /** Label of the file. */
  file: string;
  /** Labels of the groups around the field, then its own label. */
  labels: string[];
  /** Texts and numbers in it; empty if there is none. Absent for a group. */
  value?: string;
  /** What its help says; empty if a field before says the same. Absent in a translation, whose values alone are searched. */
  help?: string;
  /** What people call it. */
  also?: string[];
}

/**
 * Returns all fields, also empty ones.
 *
 * @param files content in all languages
 * @param also returns what people call a field of a file
 */
export const searchIndex = (
  files: readonly ContentFile[],
  also: (file: string, field: string) => string[] | undefined,
): SearchedField[] => {
  const said = new Set<string | undefined>();
  /** Returns a help once: fields of all entries of a list have the same, and one of them is found by it. */
  const once = (help = "") => (said.has(help) ? "" : (said.add(help), help));
  return files.toSorted(byRank).flatMap(({ path, language, schema, value }) => {
    const fields = fieldsIn(schema, value, { path: [], labels: [] });
    return fields
      .filter((field) => !language || field.value)
      .map(({ path: steps, help, ...field }) => ({
        address: screenAddress(path, steps.join(".")),
        file: fileLabel(path),
        ...field,
        ...(!language && { help: once(help), also: also(path, steps.join(".")) }),
      }));
  });
};

const paths = Object.values(singleFiles).map(({ path }) => path);

/** Sorts the facts of the pharmacy first, and translations last: of fields that fit alike, the first is shown first. */
const byRank = (one: ContentFile, other: ContentFile) => rankOf(one) - rankOf(other);

const rankOf = ({ path, language }: ContentFile) =>
  paths.includes(path) ? paths.indexOf(path) : paths.length + (language ? 1 : 0);

interface Way {
  path: ValuePath;
  labels: string[];
}

type Field = Way & Pick<SearchedField, "value" | "help">;

/** Returns the fields of a group, or of the entries of a list. */
function fieldsIn(schema: z.core.$ZodType, value: unknown, way: Way): Field[] {
  const current = unwrapped(schema);
  if (current instanceof z.ZodArray) {
    const entries: unknown[] = Array.isArray(value) ? value : [];
    return entries.flatMap((entry, index) =>
      fieldsIn(current.element, entry, step(way, index, entryLabel(entry, index))),
    );
  }
  const group = current instanceof z.ZodDiscriminatedUnion ? memberOf(current, value) : current;
  if (!(group instanceof z.ZodObject)) return [];
  return shownParts(group).flatMap(([key, part]) => {
    const partValue = valueIn(value, key);
    const label = labelOf(key);
    const partWay = step(way, key, label);
    const help = helpBeside(label, part).replaceAll("`", "");
    const field = { ...partWay, value: textsOf(partValue), help };
    return [field, ...(partValue === undefined ? [] : fieldsIn(part, partValue, partWay))];
  });
}

const step = ({ path, labels }: Way, key: PropertyKey, label: string): Way => ({
  path: [...path, key],
  labels: [...labels, label],
});

/** Returns a text or a number, or those of a plain list; empty if there is none; `undefined` for groups. */
function textsOf(value: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value ?? ""];
  return parts.some((part) => typeof part === "object") ? undefined : parts.join(", ");
}
