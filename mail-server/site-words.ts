/** The words of the site that the mail server needs, read from `data/`. */
import { siteContent } from "../src/content/languages/site-content";
import { loadContent } from "../src/content/read/load-content";
import { singleFiles } from "../src/content/schema/content-files";
import { DELIVERY_FIELDS } from "../src/forms/refill/refill-definition";
import { type FormId, formIds, isReplaced } from "../src/forms/forms";
import { CommandError } from "../src/lib/command-error";
import type { Facts, FactText } from "../src/lib/fact-text";
import { cssVariables, darkCssVariables } from "../src/styles/css-variables";

/** Words of a form. Those of requests and of messages differ. */
export type FormWords = Queries.FormCopyFragment & {
  callChoice: string | null;
  groups?: Queries.RequestCopyFragment["groups"];
  paper?: { title: string };
  sent: { heading: string; text: FactText };
};

/** What pages of one language say. */
export interface LanguageWords {
  pharmacy: Queries.FormPharmacyFragment & { timeZone: string };
  facts: Facts;
  /** The site's home page in this language. */
  home: string;
  forms: Partial<Record<FormId, FormWords>>;
}

export interface SiteWords {
  defaultLocale: string;
  languages: Readonly<Record<string, LanguageWords>>;
  brand: { cssVariables: string; darkCssVariables: string };
}

/** Returns the words of the site in a folder. Throws `CommandError` if `data/` has a fault. */
export async function readSiteWords(folder: string): Promise<SiteWords> {
  const { content } = await loadContent(folder);
  const { pharmacy, brand } = content;
  const files = siteContent(content);
  if (!pharmacy || !brand || files.size === 0)
    throw new CommandError('data/ has a fault. Run "npm run check" to see the file and the line.');
  const codes = [...new Set([...files.keys()].map((path) => path.split("/")[0] ?? ""))];
  const wordsIn = (code: string): LanguageWords => {
    const shown = (path: string) => files.get(`${code}/${path}`);
    const formWords = (id: FormId) => {
      const words = shown(singleFiles[`${id}Form`].path) as FormWords | undefined;
      return words && (pharmacy.value.delivery ? words : withoutDelivery(words));
    };
    const ids = formIds.filter((id) => !isReplaced(id, pharmacy.value));
    const { facts, ...own } = shown(singleFiles.pharmacy.path) as unknown as {
      facts: Facts;
    } & LanguageWords["pharmacy"];
    return {
      pharmacy: own,
      facts,
      home: (shown(singleFiles.homePage.path)?.path ?? "/") as string,
      forms: Object.fromEntries(ids.map((id) => [id, formWords(id)])),
    };
  };
  return {
    defaultLocale: codes[0] ?? "",
    languages: Object.fromEntries(codes.map((code) => [code, wordsIn(code)])),
    brand: {
      cssVariables: cssVariables(brand.value),
      darkCssVariables: darkCssVariables(brand.value),
    },
  };
}

/** Leaves out what only a pharmacy that delivers asks. */
const withoutDelivery = (words: FormWords): FormWords => ({
  ...words,
  questions: words.questions.filter(({ name }) => !DELIVERY_FIELDS.includes(name)),
});
