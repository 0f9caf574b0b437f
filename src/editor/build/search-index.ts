/** All fields of the content, for the search of the start page. */
import type { z } from "zod";
import type { ContentFile } from "../../content/read/content-file";
import { singleFiles } from "../../content/schema/content-files";
import { groupIn } from "../../content/schema/inspect-schema";
import { valueAt, valueIn, type ValuePath } from "../../content/schema/value-path";
import { valuesIn } from "../../content/schema/walk";
import { entryLabel, fileLabel, labelOf } from "../labels";
import { screenAddress } from "../screen-address";
import { helpBeside, shownParts } from "./fields";

/** A field as the search finds it, or a value of a translation. */
export interface SearchedField {
  /** Address on the screen. */
  address: string;
  file: string;
  /** Labels of the groups around the field, then its own label. */
  labels: string[];
  /** Texts and numbers in it; empty if there is none. Absent for a group. */
  value?: string;
  /** What its help says; empty if a field before says the same. Absent in a translation, whose values alone are searched. */
  help?: string;
  /** Other words for the field. */
  also?: readonly string[];
}

/** Returns all fields of all languages, also empty ones. `also` returns what people call a field. */
export const searchIndex = (
  files: readonly ContentFile[],
  also: (file: string, field: string) => readonly string[] | undefined,
): SearchedField[] => {
  const said = new Set<string | undefined>();
  /** Returns a help once: fields of all entries of a list have the same, and one of them is found by it. */
  const once = (help = "") => (said.has(help) ? "" : (said.add(help), help));
  return files.toSorted(byRank).flatMap(({ path, language, schema, value }) => {
    const fields = fieldsIn(schema, value);
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

type Field = Pick<SearchedField, "labels" | "value"> & { path: ValuePath; help: string };

function fieldsIn(schema: z.core.$ZodType, file: unknown): Field[] {
  const labelsOf = (path: ValuePath) =>
    path.map((step, index) =>
      typeof step === "number"
        ? entryLabel(valueAt(file, path.slice(0, index + 1)), step)
        : labelOf(String(step)),
    );
  return valuesIn(schema, file).flatMap(({ schema: type, value, path }) => {
    const group = groupIn(type, value);
    return (group ? shownParts(group) : []).map(([key, part]) => ({
      path: [...path, key],
      labels: labelsOf([...path, key]),
      value: textsOf(valueIn(value, key)),
      help: helpBeside(labelOf(key), part).replaceAll("`", ""),
    }));
  });
}

/** Returns a text or a number, or those of a plain list; empty if there is none; `undefined` for groups. */
function textsOf(value: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value ?? ""];
  return parts.some((part) => typeof part === "object") ? undefined : parts.join(", ");
}
