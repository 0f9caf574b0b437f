/** Leads from the screen to the pages as they will be. */
import type { ServerResponse } from "node:http";
import type { Drafts } from "../../content/read/load-content";
import { type Say, sayIn } from "../../lib/say";
import { readDictionary } from "../words/dictionary";

/** The pages as they will be. */
export interface PagesToBe {
  /** URL with a trailing slash; `undefined` until the pages can be shown. */
  url: () => string | undefined;
  /** True if the pages cannot be shown. */
  hasFailed: () => boolean;
  /** Shows texts in place of those of files. Throws a CommandError if `npm start` shows the pages. */
  showDrafts: (drafts: Drafts) => void;
}

/** Leads to a page as it will be. Until it is there, says so, and tries again. */
export async function leadTo(pages: PagesToBe, address: string, response: ServerResponse) {
  const site = pages.url();
  // The page of a new file comes a moment after the file, and the page "not found" would stay.
  if (site && (await isThere(site + address))) {
    response.writeHead(302, { Location: site + address }).end();
    return;
  }
  response
    .setHeader("Content-Type", "text/html; charset=utf-8")
    .setHeader("Refresh", "2")
    .end(waitingPage(pages));
}

const isThere = (url: string) =>
  fetch(url, { headers: { Accept: "text/html" } }).then(
    ({ status }) => status !== 404,
    () => false,
  );

/** Returns the page in both languages: only the screen knows which one staff chose. */
const waitingPage = (pages: PagesToBe) =>
  `<!doctype html><html lang="en"><title>One moment</title><p>${waitingWords(pages, sayIn())}</p><p lang="es">${waitingWords(pages, sayIn(readDictionary("es")))}</p></html>`;

function waitingWords(pages: PagesToBe, say: Say): string {
  if (pages.hasFailed())
    return say(
      "The pages cannot be shown. Start the editing program again. If that does not help, ask whoever set up the site.",
    );
  if (pages.url())
    return say("This page is not there yet. It opens by itself, unless its file has a mistake.");
  return say(
    "The pages are being prepared, which takes a minute or two. This page opens by itself.",
  );
}
