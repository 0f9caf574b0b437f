import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { addressOfPage } from "../read/site-pages";
import { contentTypeAt, folders } from "../schema/content-files";

/** What lies in the published folder beside the pages, and names that hosts read in their own way. */
const RESERVED = ["404", "edit", "files", "fonts", "icons", "index", "page-data", "static"].map(
  (name) => `/${name}/`,
);

/** Why a page of the pharmacy's own cannot have an address. */
function adviceOn(address: string, fixedPages: readonly string[]): Advice | undefined {
  const another = "Give this file another name, such as team.yaml: it is the page's address.";
  if (fixedPages.includes(address)) {
    return {
      message: `The site has a page ${address} already.`,
      fix: `To change its words, go to data/pages/. ${another}`,
    };
  }
  return RESERVED.includes(address)
    ? { message: `The site needs the address ${address} for something else.`, fix: another }
    : undefined;
}

/** Pages of the pharmacy's own at addresses that are taken. */
export function pageAddressProblems({
  yamlPaths,
  fixedPages,
}: Pick<Content, "yamlPaths" | "fixedPages">): Problem[] {
  return yamlPaths
    .filter((path) => contentTypeAt(path) === folders.ownPages)
    .flatMap((path) => {
      const advice = adviceOn(addressOfPage(path) ?? "", fixedPages);
      return advice ? { file: `data/${path}`, ...advice } : [];
    });
}
