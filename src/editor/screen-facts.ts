/** Page of the screen, beside the start page. */
export const SCREEN_PAGE = "screen.html";

/** Path at which the server of `npm run edit` shows the pages as they will be. */
export const PAGES_PATH = "pages/";

/** Type of the fields for a day with an optional time. */
export const MOMENT_FIELD = "moment";

/** Where the files are, as in the configuration of Sveltia CMS. */
export interface GitBackend {
  /** `gitea` is the server of `npm run edit`. */
  name: "github" | "gitea";
  /** Path at the service, such as `juniper/website`. */
  repo: string;
  /** Published branch; absent for the repository's main one. */
  branch?: string;
}

/** Facts of the site that our parts of the editing screen need, beside the configuration of Sveltia CMS. */
export interface ScreenFacts {
  /** True for `npm run edit`, whose server answers `src/editor/server/screen-requests.ts`. */
  hasServer: boolean;
  /** Codes of the site's languages, the default one first. */
  languages: string[];
  /** Address of the site, before a page's address without its first slash. */
  siteUrl: string;
  /** Addresses of the pages that show files, by path below `data/`. */
  pages: Readonly<Record<string, string>>;
  git: GitBackend;
}
