/** What of the sample's catalogs a pharmacy does not carry. */
import { contentTypeAt, folders, singleFiles } from "../../src/content/schema/content-files";
import { byPosition, valueAt, valueIn, type ValuePath } from "../../src/content/schema/value-path";
import { valuesIn } from "../../src/content/schema/walk";
import { readYaml } from "../../src/content/read/read-yaml";
import { CommandError } from "../../src/lib/command-error";
import { toSlug } from "../../src/lib/slug";
import { partsOf } from "./answers";
import type { SampleFile } from "./sample-in-language";

const LISTS = ["categories", "items", "pictured"];

/** True for a file with things that a pharmacy may carry. */
const hasThings = ({ path }: SampleFile) =>
  path === singleFiles.equipment.path ||
  path === singleFiles.otc.path ||
  contentTypeAt(path) === folders.services;

interface Thing {
  file: string;
  path: ValuePath;
  name: string;
}

/** Returns categories and things, in the order of their files. */
function thingsIn(files: readonly SampleFile[]): Thing[] {
  return files.filter(hasThings).flatMap(({ path: file, text, schema }) =>
    valuesIn(schema, readYaml(text, schema)).flatMap(({ value, path }): Thing[] => {
      const name = LISTS.includes(String(path.at(-2))) && valueIn(value, "name");
      return typeof name === "string" ? [{ file, path, name }] : [];
    }),
  );
}

/** Returns what the question lists: pieces of equipment, and groups of over-the-counter products. */
export const askedThings = (files: readonly SampleFile[]): string[] =>
  thingsIn(files)
    .filter(({ file, path }) =>
      file === singleFiles.equipment.path
        ? path.includes("items")
        : file === singleFiles.otc.path && path.length === 2,
    )
    .map(({ name }) => name);

type Samples = readonly (readonly SampleFile[] | undefined)[];

const isCalled = (typed: string) => (thing: Thing) => toSlug(thing.name) === toSlug(typed);

/** Returns the names of an answer that nothing of the sample has, in any of some languages. */
export function unknownThings(samples: Samples, answer = ""): string[] {
  const things = samples.flatMap((files) => thingsIn(files ?? []));
  return partsOf(answer).filter((typed) => !things.some(isCalled(typed)));
}

/** Returns the things that an answer names, in each of some languages. */
function thingsNamed(samples: Samples, answer: string): Thing[] {
  const things = samples.flatMap((files) => thingsIn(files ?? []));
  return partsOf(answer).flatMap((typed) => things.filter(isCalled(typed)));
}

/** Returns the names in some files of the things that an answer names, in any language. */
export function namesNotCarried(
  files: readonly SampleFile[],
  samples: Samples,
  answer = "",
): string[] {
  const named = thingsNamed(samples, answer);
  const isNamed = ({ file, path }: Thing) =>
    named.some((one) => one.file === file && one.path.join() === path.join());
  return thingsIn(files)
    .filter(isNamed)
    .map(({ name }) => name);
}

/**
 * Returns where the things are that an answer names in any language, by file. A list without any thing goes as a whole.
 * Throws `CommandError` if there is no thing of a name.
 */
export function placesNotCarried(
  samples: Samples,
  answer = "",
): ReadonlyMap<string, readonly ValuePath[]> {
  const [unknown] = unknownThings(samples, answer);
  if (unknown !== undefined) {
    throw new CommandError(
      `Nothing of the sample is called "${unknown}". Write names as pages show them: ${askedThings(samples[0] ?? []).join(", ")}.`,
    );
  }
  const places = new Map<string, ValuePath[]>();
  for (const { file, path } of thingsNamed(samples, answer)) {
    const known = places.get(file) ?? [];
    if (!known.some((one) => one.join() === path.join())) places.set(file, [...known, path]);
  }
  for (const file of samples[0] ?? []) {
    const gone = places.get(file.path);
    if (gone) places.set(file.path, withEmptied(readYaml(file.text), gone));
  }
  return places;
}

/** Returns paths in the order of the file, with a list, or the category around it, in place of all of its entries. */
function withEmptied(value: unknown, paths: readonly ValuePath[]): ValuePath[] {
  const isEmptied = (list: ValuePath) =>
    (valueAt(value, list) as unknown[]).every((_, index) =>
      paths.some((path) => path.join() === [...list, index].join()),
    );
  const raised = paths.map((path) => {
    const list = path.slice(0, -1);
    if (!isEmptied(list)) return path;
    return list[0] === "categories" ? list.slice(0, -1) : list;
  });
  const unique = [...new Map(raised.map((path) => [path.join(), path])).values()];
  return unique.toSorted(byPosition);
}
