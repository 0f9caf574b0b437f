/** Answers the requests of the editing screen that `npm run edit` serves. */
import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { checkContent } from "../../content/check-content";
import type { Problem } from "../../content/problem";
import type { Drafts } from "../../content/read/load-content";
import type { CheckAnswer } from "../screen/check";
import { screenNames } from "../screen/staff-words";
import { readDictionary } from "../words/dictionary";
import { translator } from "../words/translate";
import { PAGES_PATH } from "../screen-facts";
import { CommandError } from "../../lib/command-error";
import { API, LocalRepository } from "./local-repository";
import type { Saves } from "./saves";
import { unpublished } from "./unpublished";

interface ScreenRequestOptions {
  /** Folder of the edited site. */
  project: string;
  pages?: PagesToBe;
  saves: Saves;
}

/** The pages as they will be. */
export interface PagesToBe {
  /** URL with a trailing slash; `undefined` until the pages can be shown. */
  url: () => string | undefined;
  /** True if the pages cannot be shown. */
  hasFailed: () => boolean;
  /** Shows texts in place of those of files. Throws a CommandError if `npm start` shows the pages. */
  showDrafts: (drafts: Drafts) => void;
}

/**
 * Answers `POST check`, whose body has texts of files by their path below `data/`, as JSON, and `POST preview`, which
 * also shows them on the pages; answers `GET unpublished` and `GET folder`, which `npm run edit` asks; answers as a Git service for `data/`; and leads to the pages
 * as they will be.
 */
export function screenRequests({ project, pages, saves }: ScreenRequestOptions) {
  const repository = new LocalRepository(project, saves);
  /** Drafts of the last preview request. */
  let latest: Drafts | undefined;

  /** Shows texts on the pages in place of those of files, unless they have an error. */
  const showDrafts = async (drafts: Drafts): Promise<CheckAnswer> => {
    latest = drafts;
    const answer = await checkDrafts(project, drafts);
    const isShowable = answer.errors.length === 0 || drafts.size === 0;
    // The check of a later request may take less time.
    if (isShowable && drafts === latest) pages?.showDrafts(drafts);
    return answer;
  };

  const answers: Readonly<Record<string, (body: string) => unknown>> = {
    "POST /check": (body) => checkDrafts(project, draftsIn(body)),
    "POST /preview": (body) => showDrafts(draftsIn(body)),
    "GET /unpublished": () => unpublished(project),
    "GET /folder": () => folderName(project),
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = "" } = request;
    if (pages && url.startsWith(`/${PAGES_PATH}`)) {
      void leadTo(pages, url.slice(`/${PAGES_PATH}`.length), response);
      return;
    }
    const answer = answers[`${request.method} ${url}`] ?? apiAnswer(request);
    if (!answer) return next();
    if (!isFromScreen(request)) {
      response.writeHead(403).end();
      return;
    }
    void text(request)
      .then(answer)
      .then(
        (value) => send(response, value),
        (error: unknown) => {
          if (error instanceof CommandError) sendJson(response, { message: error.message }, 409);
          else {
            console.error(error);
            response.writeHead(500).end();
          }
        },
      );
  };

  function apiAnswer({ method = "", url = "", headers }: IncomingMessage) {
    if (!url.startsWith(`${API}/`)) return undefined;
    const below = new URL(url.slice(API.length), "http://localhost");
    const [, token = ""] = headers.authorization?.split(" ") ?? [];
    return (body: string) => repository.answer(method, below, token, body);
  }
}

/** Returns the one name of a folder, also if links or the letters of a network drive lead to it. */
export const folderName = (folder: string) => realpathSync.native(folder);

function send(response: ServerResponse, value: unknown) {
  response.setHeader("Cache-Control", "no-store");
  if (value === undefined) sendJson(response, { message: "There is nothing." }, 404);
  else if (typeof value === "string" || value instanceof Buffer) response.end(value);
  else sendJson(response, value);
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));

/** Leads to a page as it will be. Until it is there, says so, and tries again. */
async function leadTo(pages: PagesToBe, address: string, response: ServerResponse) {
  const site = pages.url();
  // The page of a new file comes a moment after the file, and the page "not found" would stay.
  if (site && (await isThere(site + address))) {
    response.writeHead(302, { Location: site + address }).end();
    return;
  }
  response
    .setHeader("Content-Type", "text/html; charset=utf-8")
    .setHeader("Refresh", "2")
    .end(waitingPage(waitingWords(pages)));
}

const isThere = (url: string) =>
  fetch(url, { headers: { Accept: "text/html" } }).then(
    ({ status }) => status !== 404,
    () => false,
  );

/** Returns the page in both languages: only the screen knows which one staff chose. */
function waitingPage(words: string): string {
  const spanish = translator(readDictionary("es"))(words);
  return `<!doctype html><html lang="en"><title>One moment</title><p>${words}</p><p lang="es">${spanish}</p></html>`;
}

function waitingWords(pages: PagesToBe): string {
  if (pages.hasFailed())
    return "The pages cannot be shown. Start the editing program again. If that does not help, ask whoever set up the site.";
  if (pages.url())
    return "This page is not there yet. It opens by itself, unless its file has a mistake.";
  return "The pages are being prepared, which takes a minute or two. This page opens by itself.";
}

/** True for a request of a page of this server. Pages of other sites can send requests to this machine, too. */
const isFromScreen = ({ headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "same-origin" &&
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? "");

const draftsIn = (body: string): Drafts =>
  new Map(Object.entries(JSON.parse(body) as Record<string, string>));

const identityOf = ({ file, path = [], message }: Problem) =>
  JSON.stringify([file, path.map(String), message]);

/** Checks the content as it will be, and says which errors it does not have today. */
async function checkDrafts(project: string, drafts: Drafts): Promise<CheckAnswer> {
  const found = (texts?: Drafts) => checkContent(project, Date.now(), texts, screenNames);
  const { problems, warnings } = await found(drafts);
  const known = problems.length > 0 ? (await found()).problems.map(identityOf) : [];
  return {
    errors: problems.map((problem) => ({
      ...problem,
      isNew: !known.includes(identityOf(problem)),
    })),
    warnings,
  };
}
