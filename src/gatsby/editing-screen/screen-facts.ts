/** Path at which the server of `npm run edit` shows the pages as they will be. */
export const PAGES_PATH = "pages/";

/** Facts of the site that our parts of the editing screen need, beside the configuration of Sveltia CMS. */
export interface ScreenFacts {
  /** True for `npm run edit`, whose server answers `tools/server/screen-requests.ts`. */
  hasServer: boolean;
  /** Codes of the site's languages, the default one first. */
  languages: string[];
  /** Address of the site, before a page's address without its first slash. */
  siteUrl: string;
  /** Addresses of the pages that show files, by path below `data/`. */
  pages: Readonly<Record<string, string>>;
  /** Address of a file's history at the Git service, before its path in the repository. */
  historyUrl?: string;
}
