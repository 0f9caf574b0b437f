/** What the check says of a form. */
import * as z from "zod";
import type { CheckedProblem, Draft, Files } from "../../files/files";
import { originalOf, withoutData } from "../../../content/schema/content-files";
import { schemaAt } from "../../../content/schema/inspect-schema";
import { valueAt } from "../../../content/schema/value-path";
import { readText } from "../../../content/write/values";
import { fieldLabel, labelOf } from "../../labels";
import { fieldPath } from "../../values/field-path";
import { placesOf, textsOf, typeAt } from "../../values/file-value";
import { shownParts } from "../../values/walk-form";
import type { FieldProblem } from "../form/store";
import { addressOf, type Path } from "../route";
import { type Site, titledLabel } from "../site-context";
import { t } from "../words";
import { photos } from "./photos";

interface Form {
  path: string;
  value: unknown;
  texts: Readonly<Record<string, string>>;
}

/** Returns the texts that a form would save. */
export const draftOf = ({ path, value, texts }: Form, others: readonly string[]): Draft =>
  Object.fromEntries(textsOf(path, value, texts, others));

/** Returns what people are told of a problem. */
export const wordsOf = ({ message, fix, path, line }: CheckedProblem): string => {
  if (path) return [message, fix].filter(Boolean).join(" ");
  return line === undefined
    ? t("This cannot be corrected on the screen. Ask whoever set up the site.")
    : cannotBeRead();
};

export const cannotBeRead = () =>
  t(
    "Somebody changed this outside of the editing screen, and the site cannot read it now. Take that change back below What changed last, or ask whoever made it.",
  );

/** Leads the problems of the check to the fields of a form, those of the form first. */
export function problemsOf(
  found: readonly CheckedProblem[],
  { path, value }: Form,
  draft: Draft,
  { facts, others }: Site,
): FieldProblem[] {
  const { schema } = typeAt(path);
  const places = placesOf(path, others);
  const inFields = found.flatMap((problem) => missingFields(problem, value, schema, path));
  const shown = inFields.map((problem): FieldProblem => {
    const file = withoutData(problem.file);
    const place = places.find((one) => one.path === file);
    const inWords = place?.code
      ? { code: place.code, value: readText(draft[file] ?? "", schema) }
      : undefined;
    // The fields of a translation are those of its original.
    const isOriginal = originalOf(file) === file;
    return {
      address: addressOf(originalOf(file), isOriginal ? ((problem.path ?? []) as Path) : []),
      path: place && (fieldPath(schema, problem.path ?? [], value, inWords) as Path),
      label: [titledLabel(facts, file), fieldLabel(problem.path ?? [], problem.entries ?? [], t)]
        .filter(Boolean)
        .join(": "),
      message: wordsOf(problem),
      instead: problem.instead,
      isError: problem.isError,
      isNew: problem.isNew,
    };
  });
  return shown.toSorted((one, other) => Number(!one.path) - Number(!other.path));
}

/** Returns a missing group of the open form as its missing fields, which say what to write; other problems as they are. */
function missingFields(
  problem: CheckedProblem,
  value: unknown,
  schema: z.ZodObject,
  path: string,
): CheckedProblem[] {
  const { isError, fix, path: place = [] } = problem;
  const isMissing = isError && fix === "" && valueAt(value, place) === undefined;
  if (!isMissing || withoutData(problem.file) !== path) return [problem];
  const group = schemaAt(schema, place, value);
  const parts = group instanceof z.ZodObject ? shownParts(group) : [];
  const fields = parts
    .filter(([, part]) => !(part instanceof z.ZodOptional))
    .flatMap(([key]): CheckedProblem[] => {
      const message = t("{name} is missing here.", { name: t(labelOf(key)) });
      return missingFields({ ...problem, message, path: [...place, key] }, value, schema, path);
    });
  return fields.length > 0 ? fields : [problem];
}

/** Returns what the check finds in texts, but for photos that are not saved yet: they are checked when they are there. */
export async function checked(ask: Files["check"], draft: Draft): Promise<CheckedProblem[]> {
  const [found, waiting] = await Promise.all([ask(draft), namesOfPhotos(draft)]);
  return found.filter(
    ({ excerpt = "" }) => !waiting.some((name) => excerpt.includes(name.replace("images/", ""))),
  );
}

/** Returns the paths of the photos in a value that are not saved yet. */
export async function namesOfPhotos(value: unknown): Promise<string[]> {
  const named = JSON.stringify(value ?? null).match(/images\/[\w.-]+/g) ?? [];
  const found = await Promise.all(
    [...new Set(named)].map(async (path) => ((await photos.of(path)) ? [path] : [])),
  );
  return found.flat();
}
