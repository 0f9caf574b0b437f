/** The usual tasks of staff, each with the fields at which it begins. */
import type * as z from "zod";
import { isPageFile, listIn } from "../../content/languages/addresses";
import type { ContentFile } from "../../content/read/content-file";
import { folders, singleFiles } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { sayIn } from "../../lib/say";
import { entryLabel, fileLabel, labelOf } from "../labels";

export interface UsualTask {
  name: string;
  note?: string;
  /** Other words for the task, by which the search finds its field, too. */
  also: string;
  places: readonly TaskPlace[];
}

/** Place at which a task begins. */
export interface TaskPlace {
  label: string;
  /** Path below `data/`. */
  file: string;
  /** Path of the field; of a list, to which an entry is added. Absent for the file as a whole. */
  field?: string;
  /** Address on the screen, if it begins with a new page. */
  address?: string;
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

/** Returns the tasks. The start page leaves out one without places, such as "A new item" where there is no catalog. */
export function usualTasks(files: readonly ContentFile[]): UsualTask[] {
  const inFolder = (folder: { path: string }) =>
    files.filter(({ path }) => path.startsWith(`${folder.path}/`));
  const people = files.flatMap(peopleIn);
  const pages = inFolder({ path: "pages" }).filter(({ path }) => isPageFile(path));
  return [
    {
      name: "Closed today or tomorrow",
      note: "or another day with hours of its own",
      also: "snow storm weather power outage emergency holiday vacation closing early",
      places: [fieldOf("pharmacy", "specialHours")],
    },
    {
      name: "Change the hours",
      note: "of the week",
      also: "open close opening time",
      places: [fieldOf("pharmacy", "hours", "monday")],
    },
    {
      name: "Phone or fax",
      also: "telephone number call",
      places: [fieldOf("pharmacy", "phone"), fieldOf("pharmacy", "fax")],
    },
    {
      name: "A new item",
      note: "equipment needs a photo, such as one of your phone",
      also: "product equipment supply add sell rent",
      places: [
        ...categoriesIn(files, fieldOf("equipment", "categories")),
        ...categoriesIn(files, fieldOf("otc", "categories")),
      ],
    },
    {
      name: "News",
      note: "at the top of every page, until a day that you choose",
      also: "announcement banner notice sign flu shots",
      places: [fieldOf("announcements", "announcements")],
    },
    {
      name: "A person",
      note: "who works here",
      also: "staff team pharmacist technician employee",
      places: people.length > 0 ? people : [NEW_TEAM],
    },
    {
      name: "What we offer",
      note: "pages promise only what has a yes",
      also: "offers services vaccines screenings packs compounding start stop no longer",
      places: [fieldOf("pharmacy", "offers", "vaccines")],
    },
    {
      name: "What patients read on …",
      note: "one of the pages",
      also: "text words page",
      places: [...pages, ...inFolder(folders.services), ...inFolder(folders.ownPages)].map(
        wholeFile,
      ),
    },
  ];
}

/** A page with the people who work here, where none has them yet. */
const NEW_TEAM: TaskPlace = {
  label: "A new page with the people who work here",
  file: "",
  address: `#/new/${folders.ownPages.path}/people`,
};

const categoriesIn = (files: readonly ContentFile[], { file, field = "" }: TaskPlace) =>
  listIn(files.find(({ path }) => path === file)?.value, field).map((category, index) => ({
    label: entryLabel(category, index),
    file,
    field: `${field}.${index}.items`,
  }));

const peopleIn = ({ path, value }: ContentFile): TaskPlace[] =>
  listIn(value, "sections").flatMap((section, block) =>
    valueIn(section, "type") !== "people"
      ? []
      : [
          ...listIn(section, "people").map((person, index) => ({
            label: entryLabel(person, index),
            file: path,
            field: `sections.${block}.people.${index}.name`,
          })),
          { label: "Somebody new", file: path, field: `sections.${block}.people` },
        ],
  );

function wholeFile({ path, value }: ContentFile): TaskPlace {
  const title = valueIn(value, "title");
  return { label: typeof title === "string" ? title : fileLabel(path, sayIn()), file: path };
}
