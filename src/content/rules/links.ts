import { type Advice, type Problem, problemsInTexts } from "../problem";
import type { Content } from "../read/content";
import { nearest } from "./did-you-mean";

/**
 * True if one address is likely a typo of the other. Compares only the words in which they differ:
 * `/services/foot-care/` and `/services/skin-care/` look alike, and are two pages.
 */
function isNear(one: string, other: string): boolean {
  const words = one.split(/[/-]/);
  const others = other.split(/[/-]/);
  while (words.length > 0 && words[0] === others[0]) {
    words.shift();
    others.shift();
  }
  while (words.length > 0 && words.at(-1) === others.at(-1)) {
    words.pop();
    others.pop();
  }
  return nearest(words.join("-"), [others.join("-")]) !== undefined;
}

/** Explains why a link leads nowhere. */
function adviceOn(link: string, pages: Content["pages"]): Advice | undefined {
  const [page = "", part] = link.split("#");
  const parts = pages.get(page);
  if (!parts && link.startsWith("/files/")) {
    const documents = [...pages.keys()].filter((address) => address.startsWith("/files/"));
    const meant = nearest(link, documents);
    return {
      message: `There is no file static${link}.`,
      fix: meant ? `Did you mean "${meant}"?` : "Put the PDF there.",
    };
  }
  if (!parts) {
    const addresses = [...pages.keys()].filter((address) => address.endsWith("/"));
    const meant = nearest(
      page,
      addresses.filter((address) => isNear(page, address)),
    );
    return {
      message: `There is no page ${page} on this site.`,
      fix: meant
        ? `Did you mean "${meant}"?`
        : `Delete the link, or lead it to one of the pages: ${addresses.join(", ")}.`,
    };
  }
  if (part === undefined || parts.includes(part)) return undefined;
  const meant = nearest(part, parts);
  return {
    message: `The page ${page} has no part #${part}.`,
    fix: meant ? `Did you mean "${page}#${meant}"?` : `Link to the page as a whole: "${page}".`,
  };
}

/** Links to pages, parts of pages or documents that do not exist. */
export function linkProblems({
  texts,
  pages,
  unreadPages,
}: Pick<Content, "texts" | "pages" | "unreadPages">): Problem[] {
  return problemsInTexts(texts, ({ fieldType, text }) => {
    const isLink = fieldType === "path" || text.startsWith("/files/");
    const isUnread = unreadPages.some((address) => text.startsWith(address));
    return isLink && !isUnread ? adviceOn(text, pages) : undefined;
  });
}
