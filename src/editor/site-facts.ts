/** What the build, or the server of `npm run edit`, tells the screen of the site. */
import type { UsualTask } from "./build/usual-tasks";

/** Files beside the page of the screen. */
export const FACTS_FILE = "site.json";
export const CONTENT_FILE = "content.json";

/** Path at which the server of `npm run edit` shows the pages as they will be. */
export const PAGES_PATH = "pages/";

/** The repository at GitHub. `.env.example` explains the settings. */
export interface Repository {
  /** `owner/name` */
  name: string;
  /** Published branch; absent for the repository's main one. */
  branch?: string;
  /** Address of a service with which people sign in; absent if they paste a token. */
  signInUrl?: string;
}

/** Options of fields that depend on the site. */
export interface Choices {
  /** Paths to which a link may lead. */
  paths: string[];
  /** Contact points that a banner can show: the store, the services desk and departments. */
  contactPoints: string[];
}

export interface SiteFacts extends Choices {
  /** Name of the pharmacy. */
  name: string;
  /** Codes of the site's languages, the default one first. */
  languages: string[];
  /** Address of the site, before a page's address without its first slash. */
  siteUrl: string;
  /** Addresses of the pages that show files, by path below `data/` of each file in the default language. */
  pages: Readonly<Record<string, string>>;
  /** Names of pages and of their parts in each language, such as `es`, by address in the default language. */
  titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  tasks: UsualTask[];
  /** Repository with the files; absent if they are on this computer. */
  repository?: Repository;
}

/** Values of all files, by path below `data/`. */
export type SiteContent = Readonly<Record<string, unknown>>;
