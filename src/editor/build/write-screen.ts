import { rm } from "node:fs/promises";
import { join } from "node:path";
import { loadFiles } from "../../content/read/load-content";
import { readPharmacy } from "../../content/read-facts";
import { sitePages } from "../../content/read/site-pages";
import { pageShowing } from "../../content/languages/page-showing";
import { replaceFile } from "../../lib/write-changed";
import { bundleScreen, type StartParts } from "./bundle-screen";
import { gitBackend } from "./editor-backend";
import { screenConfig } from "./screen-config";
import { searchIndex } from "./search-index";
import { startPage } from "./start-page";
import { wordsOfTasks } from "./usual-tasks";
import { pharmacyChoices } from "../pharmacy-choices";
import { type GitBackend, PAGES_PATH, type ScreenFacts } from "../screen-facts";

/** Adds the editing screen to a build as `/edit/`, or removes an earlier one if no Git service is configured. */
export async function writePublicScreen(
  settings: NodeJS.ProcessEnv,
  build: string,
  renderIcon: (size: number) => Promise<Buffer>,
): Promise<void> {
  const folder = join(build, "edit");
  await rm(folder, { recursive: true, force: true });
  const backend = gitBackend(settings);
  if (!backend) return;
  const start = await bundleScreen(folder, backend, await renderIcon(192));
  await writeConfig(folder, start, {
    backend,
    siteUrl: readPharmacy("data").website,
    project: process.cwd(),
  });
}

interface ScreenOptions {
  backend: GitBackend;
  siteUrl: string;
  /** Folder of the edited site. */
  project: string;
}

/** Writes the start page, and what it and the screen read when they open. Call again when the content changes. */
export async function writeConfig(
  folder: string,
  start: StartParts,
  { backend, siteUrl, project }: ScreenOptions,
) {
  const hasServer = backend.name === "gitea";
  const choices = pharmacyChoices(project);
  const allFiles = await loadFiles(join(project, "data"));
  const files = allFiles.filter(({ language }) => !language);
  const pages = Object.fromEntries(files.map(({ path }) => [path, pageShowing(path, files)]));
  const config = screenConfig({
    backend,
    siteUrl,
    paths: linkTargets(sitePages(project, allFiles)),
    ...choices,
  });
  const facts: ScreenFacts = {
    hasServer,
    languages: choices.languages,
    siteUrl: hasServer ? PAGES_PATH : siteUrl,
    pages,
    git: backend,
  };
  const written = {
    "index.html": start.frame("Edit the website", startPage(files, start.script)),
    "config.json": JSON.stringify(config),
    "screen.json": JSON.stringify(facts),
    "search.json": JSON.stringify(searchIndex(allFiles, wordsOfTasks(files))),
  };
  for (const [name, text] of Object.entries(written)) replaceFile(join(folder, name), text);
}

/** Returns the paths of all pages and their sections to which a link may lead. */
export const linkTargets = (pages: ReturnType<typeof sitePages>): string[] =>
  [...pages]
    .filter(([path]) => path.endsWith("/"))
    .flatMap(([path, sections]) => [path, ...sections.map((section) => `${path}#${section}`)])
    .sort();
