/** What every part of the screen may ask: facts of the site, and its files. */
import { createContext, use } from "react";
import type { TranslatedFile } from "../../content/languages/language-content";
import { contentTypeAt, originalOf } from "../../content/schema/content-files";
import type { Files } from "../files/files";
import { fileLabel } from "../labels";
import { CONTENT_FILE, type SiteContent, type SiteFacts } from "../site-facts";
import { staffLanguage, t } from "./words";

export interface Site {
  facts: SiteFacts;
  files: Files;
  /** Languages of the site beside the first one. */
  others: readonly string[];
  /** Returns the values of all files as they are published, or on this computer. */
  content: () => Promise<SiteContent>;
}

export const makeSite = (facts: SiteFacts, files: Files): Site => ({
  facts,
  files,
  others: facts.languages.slice(1),
  content: async () =>
    (await (await fetch(CONTENT_FILE, { cache: "no-cache" })).json()) as SiteContent,
});

/** Returns the files of the first language. */
export const originalsIn = (content: SiteContent): TranslatedFile[] =>
  Object.entries(content).flatMap(([path, value]) => {
    const type = contentTypeAt(path);
    return type && !type.language
      ? [{ path, schema: type.schema, value: value as TranslatedFile["value"] }]
      : [];
  });

/** Returns what staff call a page or a part of one, by its address: its title in their language, if it has one. */
export const titleAt = ({ titles }: SiteFacts, address = ""): string | undefined =>
  titles[staffLanguage()]?.[address];

/** Returns the label of a file, with its title in the language of staff. */
export const titledLabel = (facts: SiteFacts, path: string): string =>
  fileLabel(path, t, titleAt(facts, facts.pages[originalOf(path)]));

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error("There is no site around this component.");
  return site;
}
