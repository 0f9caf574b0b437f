/** The languages of a site. */
import { DEFAULT_LANGUAGE } from "../../lib/language";
import { isSample } from "../sample/frozen-sample";

interface Language {
  /** BCP 47. */
  code: string;
  confirmedBy?: string;
}

interface Pharmacy {
  website: string;
  languages?: readonly Language[];
}

/** Returns the languages of `pharmacy.yaml`, the default one first. */
export const languagesOf = ({ languages }: Pick<Pharmacy, "languages">): readonly Language[] =>
  languages ?? [{ code: DEFAULT_LANGUAGE }];

/** True for a translation that stays unpublished: nobody has confirmed it, and patients visit the site. */
export function isDraft(language: Language, website: string): boolean {
  return language.confirmedBy === undefined && !isSample({ website });
}
