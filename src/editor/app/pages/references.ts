/** Where other files name a page: links to it, and texts that are its name. */
import { contentTypeAt } from "../../../content/schema/content-files";
import { metaOf } from "../../../content/schema/inspect-schema";
import { fieldsIn } from "../../values/walk-form";
import { labelsAround } from "../form/names";
import { keyOf, type Path } from "../route";
import { type Site, titledLabel } from "../site-context";

export interface Reference {
  /** Path below `data/`. */
  file: string;
  path: Path;
  lang?: string;
  /** Where it is, such as `Footer, Services`. */
  label: string;
  /** What is written there: a name, a sentence, or the address of a link. */
  text: string;
  isLink: boolean;
  /** True if it is the name of the page alone. */
  isName: boolean;
}

/** Returns one text for a place, by which places are told apart. */
export const keyOfReference = ({ file, path }: Reference) => `${file}:${keyOf(path)}`;

/** Returns the places that name a page, given the forms of all files, its address, and its names by language. */
export function referencesTo(
  forms: ReadonlyMap<string, unknown>,
  page: { path: string; address: string; titles: ReadonlyMap<string | undefined, string> },
  { facts, others }: Pick<Site, "facts" | "others">,
): Reference[] {
  return [...forms].flatMap(([file, form]) => {
    const type = contentTypeAt(file);
    if (!type || file === page.path) return [];
    return fieldsIn(type.schema, form, others).flatMap((field): Reference[] => {
      const { path, schema, value: text, lang } = field;
      if (typeof text !== "string") return [];
      const title = page.titles.get(lang);
      const isLink = metaOf(schema).fieldType === "path" && text.split("#")[0] === page.address;
      const names = title && text.toLowerCase().includes(title.toLowerCase());
      if (!isLink && !names) return [];
      return [
        {
          file,
          path,
          text,
          lang,
          isLink,
          isName: text === title,
          label: labelsAround(titledLabel(facts, file), field).join(", "),
        },
      ];
    });
  });
}

/** Returns a form without the entries, or else the groups, that have links at these paths. */
export function withoutLinks(form: unknown, paths: readonly Path[]): unknown {
  const places = paths.map((path) => {
    const last = path.findLastIndex((step) => typeof step === "number");
    return last < 0 ? path.slice(0, -1) : path.slice(0, last + 1);
  });
  const unique = [...new Map(places.map((path) => [keyOf(path), path])).values()];
  // The last entries first, so that the positions of the others stay.
  const inOrder = unique.toSorted((one, other) => Number(other.at(-1)) - Number(one.at(-1)) || 0);
  return inOrder.reduce(removeAt, form);
}

function removeAt(form: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return form;
  if (Array.isArray(form)) {
    const index = Number(step);
    if (rest.length === 0) return form.toSpliced(index, 1);
    return form.with(index, removeAt(form[index], rest));
  }
  const { [step]: part, ...others } = (form ?? {}) as Record<string, unknown>;
  return rest.length === 0 ? others : { ...(form as object), [step]: removeAt(part, rest) };
}
