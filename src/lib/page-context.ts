/** Address of a page in one language. */
export interface PageAddress {
  /** BCP 47. */
  locale: string;
  /** Path with a trailing slash. */
  path: string;
}

/** Gatsby's page context. */
export interface PageContext {
  /** Node id of the page's file. */
  id: string;
  /** BCP 47. */
  locale: string;
  /** Language of the site's default pages, BCP 47. */
  defaultLocale: string;
  /** Path with a trailing slash. Gatsby reserves the name `path`. */
  address: string;
  /** The page in each language that has it, its own included, the default language first. */
  languages: readonly PageAddress[];
}

/** Language of a translated page, in English, for the pharmacist. */
export interface FormLanguage {
  /** `Spanish`. */
  name: string;
  /** The site's default language: `English`. */
  original: string;
}
