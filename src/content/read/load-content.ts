import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem";
import { shownOriginals } from "../languages/leave-out";
import { LOCK_FILE, readConfirmed } from "../languages/confirmed";
import { folders, singleFiles } from "../schema/content-files";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import type { Content, ContentDocument, FolderDocuments, SingleDocuments } from "./content";
import { inspectSvg, isSvg } from "./inspect-svg";
import { inspectPicture } from "./inspect-picture";
import type { ContentFile, ParsedFile } from "./content-file";
import { loadFile } from "./load-file";
import { readLogo } from "./read-logo";
import { fixedPages, sitePages, unreadPages } from "./site-pages";
import type { YamlSource } from "./yaml-source";

/** The content, and the files that could not be read. */
export interface ReadContent {
  content: Content;
  /** Reasons why files could not be read. */
  unreadable: readonly Problem[];
  /** Sources of the files, by the paths in messages. */
  sources: ReadonlyMap<string, YamlSource>;
}

/** Texts that are not in `data/` yet, by path below it; `null` for a file that is to be deleted. */
export type Drafts = ReadonlyMap<string, string | null>;

const NO_DRAFTS: Drafts = new Map();

const loadAll = (
  paths: readonly string[],
  dataFolder: string,
  drafts = NO_DRAFTS,
): Promise<ParsedFile[]> =>
  Promise.all(
    paths
      .filter(looksLikeYaml)
      .map((path) => loadFile(dataFolder, path, drafts.get(path) ?? undefined)),
  );

const readable = (loaded: readonly ParsedFile[]) => loaded.flatMap(({ file }) => file ?? []);

const documentOf = ({ source, validation }: ContentFile): ContentDocument<unknown> | undefined =>
  validation.success ? { file: source.file, value: validation.data } : undefined;

/** Returns the valid files by their names in `singleFiles` and `folders`. */
export function documentsIn(files: readonly ContentFile[]): SingleDocuments & FolderDocuments {
  const singles = Object.entries(singleFiles).map(([name, { path }]) => {
    const file = files.find((candidate) => candidate.path === path);
    return [name, file && documentOf(file)];
  });
  const inFolders = Object.entries(folders).map(([name, { path }]) => {
    const inFolder = files.filter((file) => file.path.startsWith(`${path}/`));
    return [name, inFolder.flatMap((file) => documentOf(file) ?? [])];
  });
  // Each value was parsed with the schema listed beside its path, which TypeScript cannot follow.
  return Object.fromEntries([...singles, ...inFolders]) as SingleDocuments & FolderDocuments;
}

/** Loads the known files of `data/` that can be parsed. */
export const loadFiles = async (dataFolder: string) =>
  readable(await loadAll(listFiles(dataFolder), dataFolder));

/** Loads the content of a project, with drafts in place of its files, or beside them. */
export async function loadContent(rootFolder: string, drafts = NO_DRAFTS): Promise<ReadContent> {
  const dataFolder = join(rootFolder, "data");
  const paths = [...new Set([...listFiles(dataFolder), ...drafts.keys()])]
    .filter((path) => drafts.get(path) !== null)
    .sort();
  const loaded = await loadAll(paths, dataFolder, drafts);
  const files = readable(loaded);
  const texts = files.flatMap((file) => file.texts);

  const pictureNames = paths.filter((path) => path.startsWith("images/"));
  const named = new Set(
    texts.filter(({ fieldType }) => IMAGE_FIELD_TYPES.includes(fieldType)).map(({ text }) => text),
  );
  const shown = pictureNames.filter((name) => named.has(name));
  const inspected = async <Found>(
    names: readonly string[],
    inspect: (path: string) => Promise<Found>,
  ) => {
    const found = names.map(async (name) => [name, await inspect(join(dataFolder, name))] as const);
    return new Map(await Promise.all(found));
  };

  const documents = documentsIn(files);
  const yamlPaths = paths.filter(looksLikeYaml);
  const shownFiles = shownOriginals({ ...documents, yamlPaths, files });
  const languages = new Set(files.flatMap(({ language }) => language ?? []));
  return {
    content: {
      ...documents,
      yamlPaths,
      otherPaths: paths.filter((path) => !looksLikeYaml(path) && !isReadOtherwise(path)),
      files,
      texts,
      confirmed: new Map([...languages].map((code) => [code, readConfirmed(dataFolder, code)])),
      pages: sitePages(rootFolder, shownFiles),
      fixedPages: fixedPages(shownFiles),
      unreadPages: unreadPages(paths, files),
      pictureNames,
      pictures: await inspected(
        shown.filter((name) => !isSvg(name)),
        inspectPicture,
      ),
      drawings: await inspected(shown.filter(isSvg), inspectSvg),
      ...(await readLogo(join(rootFolder, "static"))),
    },
    unreadable: loaded.flatMap(({ problems }) => problems),
    sources: new Map(
      loaded.flatMap(({ source }) => (source ? [[source.file, source] as const] : [])),
    ),
  };
}

const looksLikeYaml = (path: string) => /\.ya?ml$/i.test(path);

const isReadOtherwise = (path: string) =>
  path.startsWith("images/") || path.endsWith(`/${LOCK_FILE}`);

/** True for hidden files, and others that operating systems and editors create. Gatsby skips hidden ones, too. */
const isHidden = (path: string) =>
  path.split("/").some((part) => /^\.|~$|^~\$|^(?:Thumbs\.db|desktop\.ini)$/i.test(part));

/** Lists the files in `data/`, relative to that folder, with forward slashes. Follows links. */
function listFiles(dataFolder: string): string[] {
  if (!existsSync(dataFolder)) return [];
  const names = readdirSync(dataFolder, { recursive: true, encoding: "utf8" });
  const paths = names.map((name) => name.replaceAll("\\", "/")).filter((path) => !isHidden(path));
  const found = (path: string) => statSync(join(dataFolder, path), { throwIfNoEntry: false });
  return paths.filter((path) => found(path)?.isFile()).sort();
}
