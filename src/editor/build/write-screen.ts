import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pageShowing } from "../../content/languages/page-showing";
import { loadContent } from "../../content/read/load-content";
import { readPharmacy } from "../../content/read-facts";
import type { SitePages } from "../../content/read/site-pages";
import { publishedAt } from "../../content/sample/published-at";
import { singleFiles } from "../../content/schema/content-files";
import { valueIn } from "../../content/schema/value-path";
import { replaceFile } from "../../lib/write-changed";
import { pharmacyChoices } from "../pharmacy-choices";
import { CONTENT_FILE, FACTS_FILE, type Repository, type SiteFacts } from "../site-facts";
import { bundleScreen } from "./bundle-screen";
import { editorRepository } from "./editor-repository";
import { pageTitles } from "./page-titles";
import { usualTasks } from "./usual-tasks";

/** Adds the editing screen to a build as `/edit/`, or removes an earlier one if no repository is configured. */
export async function writePublicScreen(
  settings: NodeJS.ProcessEnv,
  build: string,
  renderIcon: (size: number) => Promise<Buffer>,
): Promise<void> {
  const folder = join(build, "edit");
  await rm(folder, { recursive: true, force: true });
  const repository = editorRepository(settings);
  if (!repository) return;
  await bundleScreen(folder, repository, await renderIcon(192));
  const siteUrl = publishedAt(readPharmacy("data"));
  await writeFacts(folder, { repository, siteUrl, project: process.cwd() });
}

interface ScreenOptions {
  /** Absent for the files of this computer. */
  repository?: Repository;
  siteUrl: string;
  /** Folder of the edited site. */
  project: string;
}

/** Writes what the screen reads when it opens. Call again when the content changes. */
export async function writeFacts(folder: string, { repository, siteUrl, project }: ScreenOptions) {
  const { files: allFiles, pages } = (await loadContent(project)).content;
  const files = allFiles.filter(({ language }) => !language);
  const pharmacy = files.find(({ path }) => path === singleFiles.pharmacy.path);
  const name = valueIn(pharmacy?.value, "name");
  const choices = pharmacyChoices(project);
  const paths = linkTargets(pages);
  const facts: SiteFacts = {
    ...choices,
    name: typeof name === "string" ? name : "",
    paths,
    siteUrl,
    pages: Object.fromEntries(files.map(({ path }) => [path, pageShowing(path, files)])),
    titles: pageTitles(allFiles, paths, choices.languages[0]),
    tasks: usualTasks(files),
    ...(repository && { repository }),
  };
  const content = Object.fromEntries(allFiles.map(({ path, value }) => [path, value]));
  replaceFile(join(folder, FACTS_FILE), JSON.stringify(facts));
  replaceFile(join(folder, CONTENT_FILE), JSON.stringify(content));
}

/** Returns the paths of all pages and their sections to which a link may lead. */
export const linkTargets = (pages: SitePages): string[] =>
  [...pages]
    .filter(([path]) => path.endsWith("/"))
    .flatMap(([path, sections]) => [path, ...sections.map((section) => `${path}#${section}`)])
    .sort();
