/** Gatsby's page context. */
export interface PageContext {
  /** Node id of the page's file. */
  id: string;
  locale: string;
  /** Language of the site's default pages, BCP 47. */
  defaultLocale: string;
  /** Gatsby reserves the name `path`. */
  address: string;
  /** The page in each language that has it, its own included, the default language first. */
  languages: readonly Queries.SitePageAddress[];
}

/** Language of a translated page with a form. */
export interface FormLanguage {
  /** The name in the site's default language, for the pharmacist: `Spanish`. */
  name: string;
  /** A box to tick, absent if the form has none. */
  call?: {
    /** Words of the box: "Me pueden llamar en inglés". */
    choice: string;
    /** The same in the site's default language, for the pharmacist: "You may call me in English". */
    note: string;
  };
}
