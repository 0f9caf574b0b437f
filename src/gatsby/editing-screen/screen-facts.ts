/** Facts of the site that our parts of the editing screen need, beside the configuration of Sveltia CMS. */
export interface ScreenFacts {
  /** True for `npm run edit`, whose server answers `tools/server/screen-requests.ts`. */
  hasServer: boolean;
  /** Codes of the site's languages, the default one first. */
  languages: string[];
}
