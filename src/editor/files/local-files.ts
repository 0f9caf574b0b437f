/** The files of this computer, which the server of `npm run edit` reads and writes: see `src/editor/server/api.ts`. */
import type { Say } from "../../lib/say";
import {
  base64,
  type Change,
  type CheckedProblem,
  type Draft,
  encodePath,
  type Files,
  FilesError,
  SavedMeanwhile,
} from "./files";

/** Path of the server's answers, beside the page of the screen. */
export const API = "api/";

/** A change, with the paths below `data/` that it wrote or deleted. */
export interface LocalChange extends Change {
  paths: string[];
}

/** A file to write: a text, the base64 of a photo, or nothing for one to delete. */
export type LocalFile = { text: string } | { photo: string } | null;

export interface LocalWrite {
  files: Record<string, LocalFile>;
  version: string;
}

/** Status with which the server answers that somebody else saved meanwhile. */
export const MEANWHILE = 412;

/** Status of the answer for a file that is not there, which is no failure. */
export const NO_FILE = 204;

/** @param language of staff, in which the check answers */
export function openLocalFiles(language: string, say: Say): Files {
  async function ask(request: string, body?: unknown): Promise<Response> {
    const response = await fetch(API + request, {
      cache: "no-store",
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (response?.ok) return response;
    if (response?.status === MEANWHILE) throw new SavedMeanwhile();
    if (response?.status === 409)
      throw new FilesError(say(((await response.json()) as { message: string }).message));
    throw new FilesError(
      say("The editing program does not answer. Start it again: what you typed stays here."),
    );
  }

  const json = async <Answer>(request: string, body?: unknown) =>
    (await (await ask(request, body)).json()) as Answer;

  const read = async (path: string, change: string) => {
    const response = await ask(`file?${new URLSearchParams({ path, change })}`);
    return response.status === NO_FILE ? undefined : response.text();
  };

  const checked = (request: string) => (draft: Draft) =>
    json<CheckedProblem[]>(`${request}?${new URLSearchParams({ language })}`, draft);

  const inJson = async (content: string | Blob | undefined): Promise<LocalFile> => {
    if (content === undefined) return null;
    return typeof content === "string" ? { text: content } : { photo: await base64(content) };
  };

  return {
    lastChanges: (count) =>
      json<LocalChange[]>(`changes?${new URLSearchParams({ count: `${count}` })}`),
    changedPaths: (change) => Promise.resolve((change as LocalChange).paths),
    read,
    version: () => json<string>("version"),
    paths: () => json<string[]>("paths"),
    check: checked("check"),
    preview: checked("preview"),
    write: async (files, _, version) => {
      const written = [...files].map(async ([path, content]) => [path, await inJson(content)]);
      const body = { files: Object.fromEntries(await Promise.all(written)) as object, version };
      await ask("write", body);
    },
    picture: (path) => Promise.resolve(`${API}picture/${encodePath(path)}`),
  };
}
