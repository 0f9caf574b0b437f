/** Checks texts before and after they are saved: by `npm run check` on the server of `npm run edit`, or here. */
import { checkFile } from "../../content/check-file";
import type { Problem } from "../../content/problem";
import { contentTypeAt, withoutData } from "../../content/schema/content-files";
import { IMAGE_FIELD_TYPES } from "../../content/schema/field-types";
import { metaOf, schemaAt } from "../../content/schema/inspect-schema";
import { NOT_RUNNING } from "../git/request";
import { siteFacts } from "./site-facts";
import { screenNames } from "./staff-words";

interface CheckError extends Problem {
  /** True if the file does not have it yet. */
  isNew: boolean;
}

export interface CheckAnswer {
  /** Errors that stop the site from being published. */
  errors: CheckError[];
  /** Warnings that do not stop it. */
  warnings: Problem[];
}

/** Returns what is wrong if files below `data/` have these texts; without a server, only what needs no other file. */
export async function check(texts: ReadonlyMap<string, string>): Promise<CheckAnswer> {
  if (!siteFacts.hasServer) {
    const found = [...texts].map(([path, text]) => checkFile(path, text, screenNames));
    const errors = found.flatMap((one) => one.errors);
    return {
      errors: errors.map((error) => ({ ...error, isNew: true })),
      warnings: found.flatMap(({ warnings }) => warnings),
    };
  }
  return checkOnServer("check", texts);
}

/** Has the server check texts, and show those of a preview. The text of a file that is to be deleted is `null`. */
export async function checkOnServer(
  request: "check" | "preview",
  texts: ReadonlyMap<string, string | null>,
): Promise<CheckAnswer> {
  const body = JSON.stringify(Object.fromEntries(texts));
  const response = await fetch(request, { method: "POST", body }).catch(() => undefined);
  if (response?.status === 409) {
    throw new Error(((await response.json()) as { message: string }).message);
  }
  if (!response?.ok) throw new Error(NOT_RUNNING);
  return (await response.json()) as CheckAnswer;
}

/** Returns the errors for which files may not be saved: those that they do not have yet. */
export const errorsToRefuse = (
  { errors }: CheckAnswer,
  texts: ReadonlyMap<string, string>,
): CheckError[] =>
  errors.filter(
    (error) => error.isNew && texts.has(withoutData(error.file)) && !isAboutPicture(error),
  );

/** True for the name of a picture, which can only be checked when the picture is there, too. */
export function isAboutPicture({ file, path = [] }: Problem) {
  const schema = contentTypeAt(withoutData(file))?.schema;
  const field = schema && path.length > 0 ? schemaAt(schema, path, undefined) : undefined;
  return IMAGE_FIELD_TYPES.includes(metaOf(field).fieldType);
}
