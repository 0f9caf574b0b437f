import type { GitServiceName } from "./git/git-services";

/** Path at which the server of `npm run edit` shows the pages as they will be. */
export const PAGES_PATH = "pages/";

/** Where the files of a hosted screen are. */
export interface GitFacts {
  service: GitServiceName | "gitea";
  /** Path at the service, such as `juniper/website`. */
  repository: string;
  /** Published branch; `undefined` for the repository's main one. */
  branch?: string;
  /** True if somebody else publishes what staff saved. */
  isReviewed: boolean;
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
  git: GitFacts;
}
