/** The words and facts of `data/` that the mail server needs, in the site's first language. */
import { siteContent } from "../src/content/languages/site-content";
import { loadContent } from "../src/content/read/load-content";
import { singleFiles } from "../src/content/schema/content-files";
import { type FormId, formIds, isReplaced } from "../src/forms/forms";
import { CommandError } from "../src/lib/command-error";

/** Words of a form. Requests have groups and a paper form; messages have neither. */
export type FormWords = Pick<Queries.FormCopyFragment, "heading" | "questions"> & {
  groups?: Queries.RequestCopyFragment["groups"];
  paper?: { title: string };
};

export interface SiteWords {
  /** BCP 47. */
  locale: string;
  timeZone: string;
  /** The forms that the site has. */
  forms: Partial<Record<FormId, FormWords>>;
}

/** Returns the words of the site in a folder. Throws `CommandError` if `data/` has a fault. */
export async function readSiteWords(folder: string): Promise<SiteWords> {
  const { content } = await loadContent(folder);
  const { pharmacy } = content;
  const files = siteContent(content);
  const [first] = files.keys();
  if (!pharmacy || !first)
    throw new CommandError('data/ has a fault. Run "npm run check" to see the file and the line.');
  const [locale = ""] = first.split("/");
  const ids = formIds.filter((id) => !isReplaced(id, pharmacy.value));
  return {
    locale,
    timeZone: pharmacy.value.timeZone,
    forms: Object.fromEntries(
      ids.map((id) => [id, files.get(`${locale}/${singleFiles[`${id}Form`].path}`)]),
    ),
  };
}
