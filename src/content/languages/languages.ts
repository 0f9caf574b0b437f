import { DEFAULT_LANGUAGE } from "../../lib/language";
import type { PharmacyDocument } from "../read/content";
import { isSample } from "../sample/sample-facts";

type Pharmacy = PharmacyDocument["value"];

type Language = NonNullable<Pharmacy["languages"]>[number];

/** Returns the languages of `pharmacy.yaml`, the default one first. */
export const languagesOf = ({ languages }: Pick<Pharmacy, "languages">): readonly Language[] =>
  languages ?? [{ code: DEFAULT_LANGUAGE }];

/** True for a translation that stays unpublished: nobody has confirmed it, and patients visit the site. */
export const isDraft = ({ confirmedBy }: Pick<Language, "confirmedBy">, website: string) =>
  confirmedBy === undefined && !isSample({ website });
