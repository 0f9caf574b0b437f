/** What a site promises, by the offer that publishes it. */
import { withoutNeeds } from "./facts";
import { absentFeatures, type FeatureSource } from "./languages/absent-features";
import { originalFiles, type TranslatedFile } from "./languages/language-content";
import { leavingOut } from "./languages/leave-out";
import type { Content } from "./read/content";
import { type Offer, offerNames } from "./schema/features";
import { metaOf } from "./schema/inspect-schema";
import { valuesIn } from "./schema/walk";
import { DEFAULT_LANGUAGE } from "../lib/language";
import { onceFor } from "../lib/once-for";
import { languagesOf } from "./languages/languages";

/** A text that pages show, and the file that has it, below `data/`. */
export interface Promised {
  file: string;
  text: string;
}

export interface OfferedTexts {
  offer: Offer;
  answer?: "yes" | "no";
  /** Texts that pages show with a yes, and not without one. */
  texts: Promised[];
}

/** Returns the texts that pages show, without those of search results. */
export function saidIn(files: readonly TranslatedFile[]): Promised[] {
  return files.flatMap(({ path: file, schema, value }) =>
    valuesIn(schema, value).flatMap(({ value: text, schema: described, path }) => {
      const { fieldType } = metaOf(described);
      const isSaid = fieldType === "text" || fieldType === "label";
      if (typeof text !== "string" || !isSaid || text === "" || path.includes("seo")) return [];
      return { file, text: withoutNeeds(text) };
    }),
  );
}

const keyOf = ({ file, text }: Promised) => `${file} ${text}`;

const written = onceFor((value: object) => JSON.stringify(value));

/** Returns what each offer publishes, in the first language, beside all that the site has and offers already. */
export function offeredTexts(
  content: FeatureSource & Pick<Content, "files">,
  names: readonly Offer[] = offerNames,
): OfferedTexts[] {
  const { pharmacy } = content;
  if (!pharmacy) return [];
  const code = languagesOf(pharmacy.value)[0]?.code ?? DEFAULT_LANGUAGE;
  const originals = originalFiles(content);
  const absent = absentFeatures(content);
  return names.map((offer) => {
    const named = new RegExp(`"${offer}"|\\{${offer}\\?\\}`);
    const files = originals.filter(({ value }) => named.test(written(value)));
    const others = absent.filter((feature) => feature !== offer);
    const said = (features: typeof absent) =>
      saidIn(leavingOut(features, originals, code).without(files, code));
    const without = new Set(said([...others, offer]).map(keyOf));
    const texts = said(others).filter((one) => !without.has(keyOf(one)));
    return { offer, answer: pharmacy.value.offers?.[offer], texts };
  });
}
