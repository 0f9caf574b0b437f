/** The usual tasks of staff, each with the fields at which it begins. */
import type { z } from "zod";
import { isPageFile, listIn } from "../../content/languages/addresses";
import type { ContentFile } from "../../content/read/content-file";
import { folders, singleFiles } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { entryLabel, fileLabel, labelOf } from "../labels";
import { type TaskName, words } from "../start/words";

/** Place at which a task begins. */
export interface TaskPlace {
  label: string;
  /** Path below `data/`. */
  file: string;
  /** Path of the field; of a list, to which an entry is added. Absent for the file as a whole. */
  field?: string;
}

type File = keyof typeof singleFiles;
type Value<Name extends File> = z.output<(typeof singleFiles)[Name]["schema"]>;

/** Returns the place of a field, whose names the compiler compares with the schema. */
function fieldOf<Name extends File, Key extends keyof Value<Name> & string>(
  name: Name,
  key: Key,
  inner?: keyof NonNullable<Value<Name>[Key]> & string,
): TaskPlace {
  const field = inner ? `${key}.${inner}` : key;
  return { label: labelOf(key), file: singleFiles[name].path, field };
}

/** @param files content in the default language */
export function usualTasks(
  files: readonly ContentFile[],
): readonly (readonly [TaskName, readonly TaskPlace[]])[] {
  const people = files.flatMap(peopleIn);
  const inFolder = (folder: { path: string }) =>
    files.filter(({ path }) => path.startsWith(`${folder.path}/`));
  const pages = inFolder({ path: "pages" }).filter(({ path }) => isPageFile(path));
  const ownPages = inFolder(folders.ownPages);
  return [
    ["closed", [fieldOf("pharmacy", "specialHours")]],
    ["hours", [fieldOf("pharmacy", "hours", "monday")]],
    ["phone", [fieldOf("pharmacy", "phone"), fieldOf("pharmacy", "fax")]],
    ["item", files.flatMap(categoriesIn)],
    ["news", [fieldOf("announcements", "announcements")]],
    ["person", people.length > 0 ? people : ownPages.map(wholeFile)],
    ["page", [...pages, ...inFolder(folders.services), ...ownPages].map(wholeFile)],
  ];
}

/** Returns the lists of items of a catalog, one for each category. */
function categoriesIn({ path, value }: ContentFile): TaskPlace[] {
  const fields: Readonly<Record<string, TaskPlace>> = {
    [singleFiles.equipment.path]: fieldOf("equipment", "categories"),
    [singleFiles.otc.path]: fieldOf("otc", "categories"),
  };
  const key = fields[path]?.field;
  return listIn(value, key ?? "").map((category, index) => ({
    label: entryLabel(category, index),
    file: path,
    field: `${key}.${index}.items`,
  }));
}

/** Returns the people whom the blocks of a page show. */
const peopleIn = ({ path, value }: ContentFile): TaskPlace[] =>
  listIn(value, "sections").flatMap((section, block) =>
    valueIn(section, "type") !== "people"
      ? []
      : listIn(section, "people").map((person, index) => ({
          label: entryLabel(person, index),
          file: path,
          field: `sections.${block}.people.${index}.name`,
        })),
  );

/** Returns a page, by its title if it has one. */
function wholeFile({ path, value }: ContentFile): TaskPlace {
  const title = valueIn(value, "title");
  return { label: typeof title === "string" ? title : fileLabel(path), file: path };
}

/** Returns a function that returns what people call a field at which a usual task begins. */
export function wordsOfTasks(files: readonly ContentFile[]) {
  const found = new Map<string, string[]>();
  for (const [task, places] of usualTasks(files)) {
    const { name, also } = words.tasks[task];
    for (const { file, field } of places) found.set(`${file}: ${field}`, [name, also]);
  }
  return (file: string, field: string) => found.get(`${file}: ${field}`);
}
