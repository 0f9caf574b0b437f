/** Reads all of `data/` into one value. */
import { join } from "node:path";
import type { Problem } from "../problem";
import { folders, singleFiles } from "../schema/content-files";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import type { Content, ContentDocument, FolderDocuments, SingleDocuments } from "./content";
import { inspectSvg, isSvg } from "./inspect-svg";
import { inspectPicture } from "./inspect-picture";
import { type FileListing, listFiles, looksLikeYaml } from "./list-files";
import { type ContentFile, loadFile, type LoadedFile } from "./load-file";
import { readLogo } from "./read-logo";
import { fixedPages, sitePages, unreadPages } from "./site-pages";
import type { YamlSource } from "./yaml-source";

/** What was read, and what could not be. */
export interface ReadContent {
  content: Content;
  /** Things in `data/` that only look like files. */
  unusableEntries: readonly Problem[];
  /** Why files could not be read. */
  unreadable: readonly Problem[];
  /** The files' texts, by their paths as problems show them. */
  sources: ReadonlyMap<string, YamlSource>;
}

const loadAll = ({ paths }: FileListing, dataFolder: string): Promise<LoadedFile[]> =>
  Promise.all(paths.filter(looksLikeYaml).map((path) => loadFile(dataFolder, path)));

const readable = (loaded: readonly LoadedFile[]) =>
  loaded.flatMap((it) => ("file" in it ? it.file : []));

const documentOf = ({ source, validation }: ContentFile): ContentDocument<unknown> | undefined =>
  validation.success ? { file: source.file, value: validation.data } : undefined;

/** The valid ones of the files. */
function documentsIn(files: readonly ContentFile[]): SingleDocuments & FolderDocuments {
  const singles = Object.entries(singleFiles).map(([name, { path }]) => {
    const file = files.find((it) => it.path === path);
    return [name, file && documentOf(file)];
  });
  const inFolders = Object.entries(folders).map(([name, { path }]) => {
    const inFolder = files.filter((it) => it.path.startsWith(`${path}/`));
    return [name, inFolder.flatMap((file) => documentOf(file) ?? [])];
  });
  // Each was parsed with the schema that stands beside its path: types cannot follow that here.
  return Object.fromEntries([...singles, ...inFolders]) as SingleDocuments & FolderDocuments;
}

/** The files of `data/` that can be read, and that the site knows. */
export async function loadFiles(dataFolder: string): Promise<ContentFile[]> {
  return readable(await loadAll(await listFiles(dataFolder), dataFolder));
}

/**
 * Reads the content.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 */
export async function loadContent(rootFolder: string): Promise<ReadContent> {
  const dataFolder = join(rootFolder, "data");
  const listing = await listFiles(dataFolder);
  const loaded = await loadAll(listing, dataFolder);
  const files = readable(loaded);
  const texts = files.flatMap((file) => file.texts);

  const pictureNames = listing.paths.filter((path) => path.startsWith("images/"));
  const named = new Set(
    texts.filter(({ fieldType }) => IMAGE_FIELD_TYPES.includes(fieldType)).map(({ text }) => text),
  );
  /** What the named files of one kind are. */
  const inspectNamed = async <Found>(
    isOfKind: (name: string) => boolean,
    inspect: (path: string) => Promise<Found | undefined>,
  ): Promise<ReadonlyMap<string, Found>> => {
    const inspected = pictureNames
      .filter((name) => named.has(name) && isOfKind(name))
      .map(async (name) => {
        const found = await inspect(join(dataFolder, name));
        return found ? [[name, found] as const] : [];
      });
    return new Map((await Promise.all(inspected)).flat());
  };

  const fixed = fixedPages(rootFolder);
  const sources = loaded.flatMap((it) => ("file" in it ? it.file.source : (it.source ?? [])));
  return {
    content: {
      ...documentsIn(files),
      yamlPaths: listing.paths.filter(looksLikeYaml),
      files,
      texts,
      pages: sitePages(rootFolder, files, fixed),
      fixedPages: fixed,
      unreadPages: unreadPages(listing.paths, files),
      pictureNames,
      pictures: await inspectNamed((name) => !isSvg(name), inspectPicture),
      drawings: await inspectNamed(isSvg, inspectSvg),
      ...(await readLogo(join(rootFolder, "static"))),
    },
    unusableEntries: listing.problems,
    unreadable: loaded.flatMap((it) => ("problems" in it ? it.problems : [])),
    sources: new Map(sources.map((source) => [source.file, source])),
  };
}
