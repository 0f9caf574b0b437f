/** All fields of the content, for the search of the start page. */
import type { UsualTask } from "../../build/usual-tasks";
import { contentTypeAt, singleFiles } from "../../../content/schema/content-files";
import { IMAGE_FIELD_TYPES } from "../../../content/schema/field-types";
import { metaOf } from "../../../content/schema/inspect-schema";
import { findable } from "../../../lib/find";
import { languageName } from "../../../lib/language";
import { helpBeside, labelOf, sayLabel } from "../../labels";
import { allForms, type FormField, fieldsIn } from "../../values/walk-form";
import { labelsAround } from "../form/names";
import { addressOf } from "../route";
import { type Site, titledLabel } from "../site-context";
import { t } from "../words";

export interface SearchedField {
  address: string;
  /** File and labels that lead to the field. */
  label: string;
  /** What is in it, or what it is for. */
  shown: string;
  /** The text in it, with its facts in braces. */
  text: string;
}

const FIRST = Object.values(singleFiles).map(({ path }) => path);

/** Sorts the facts of the pharmacy first: of fields that fit alike, the first is shown first. */
const rankOf = (path: string) => (FIRST.includes(path) ? FIRST.indexOf(path) : FIRST.length);

/** Returns a text or a number, or those of a plain list; `undefined` for groups. */
function textsIn(value: unknown): string | undefined {
  const parts: unknown[] = Array.isArray(value) ? value : [value ?? ""];
  return parts.some((part) => typeof part === "object") ? undefined : parts.join(", ");
}

/** Returns what people call a field at which a usual task begins. */
function wordsOfTasks(tasks: readonly UsualTask[]) {
  const found = new Map(
    tasks.flatMap(({ name, also, places }) =>
      places.map(({ file, field }) => [`${file}: ${field}`, [name, also]] as const),
    ),
  );
  // The task of changing the hours leads to Monday, and people search for any day.
  return (file: string, field: string): readonly string[] =>
    found.get(`${file}: ${field.replace(/^hours\..*/, "hours.monday")}`) ?? [];
}

const isPicture = ({ schema }: FormField) => IMAGE_FIELD_TYPES.includes(metaOf(schema).fieldType);

/** Returns the fields of all files, ready for `find`. */
export async function searchedFields(site: Site) {
  const forms = allForms(await site.content(), site.others);
  const also = wordsOfTasks(site.facts.tasks);
  const said = new Set<string>();
  /** Returns a help once: fields of all entries of a list have the same, and one of them is found by it. */
  const once = (help: string) => (said.has(help) ? "" : (said.add(help), help));
  const paths = [...forms.keys()].toSorted((one, other) => rankOf(one) - rankOf(other));
  return paths.flatMap((file) => {
    const type = contentTypeAt(file);
    return (
      (type ? fieldsIn(type.schema, forms.get(file), site.others) : [])
        // A translation is found by what is in it.
        .filter(({ lang, value }) => !lang || textsIn(value))
        .map((field) => {
          const { path, name, schema, value, lang } = field;
          const english = labelOf(name);
          const help = helpBeside(english, schema);
          const label = sayLabel(english, help, t);
          const outside = labelsAround(titledLabel(site.facts, file), field);
          const text = textsIn(value);
          const inLanguage = lang ? `${label} (${t(languageName(lang))})` : label;
          const entry: SearchedField = {
            address: addressOf(file, path),
            label: [...outside, inLanguage].join(", ").replace(", ", ": "),
            shown: text === "" ? t("empty") : (text ?? t(help)),
            text: text ?? "",
          };
          const names = lang
            ? [text ?? ""]
            : [
                label,
                english,
                text ?? "",
                ...also(file, path.join(".")).map((word) => t(word)),
                ...(isPicture(field) ? [t("photo picture image")] : []),
                once(t(help)),
              ];
          return { entry, ...findable([...new Set(names)].filter(Boolean), outside.join(" ")) };
        })
    );
  });
}
