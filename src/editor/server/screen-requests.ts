/** Answers the requests of the editing screen that `npm run edit` serves. */
import { realpathSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { CommandError } from "../../lib/command-error";
import { API } from "../files/local-files";
import { PAGES_PATH } from "../site-facts";
import { Answer, type ApiOptions, screenApi } from "./api";
import { leadTo } from "./pages";
import { unpublished } from "./unpublished";

/** Answers the screen for `data/`, leads to the pages as they will be, and says which folder this is. */
export function screenRequests(options: ApiOptions) {
  const { project, pages } = options;
  const answerApi = screenApi(options);

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { method = "", url = "" } = request;
    if (url === "/unpublished") return unpublished(project);
    if (url === "/folder") return new Answer(folderName(project));
    return answerApi(method, new URL(url, "http://localhost"), await text(request));
  }

  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = "" } = request;
    if (pages && url.startsWith(`/${PAGES_PATH}`)) {
      void leadTo(pages, url.slice(`/${PAGES_PATH}`.length), response);
      return;
    }
    if (!["/unpublished", "/folder"].includes(url) && !url.startsWith(`/${API}`)) return next();
    if (!isFromScreen(request)) {
      response.writeHead(403).end();
      return;
    }
    void answer(request).then(
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
}

/** Returns the one name of a folder, also if links or the letters of a network drive lead to it. */
export const folderName = (folder: string) => realpathSync.native(folder);

function send(response: ServerResponse, value: unknown) {
  response.setHeader("Cache-Control", "no-store");
  if (value === undefined) response.writeHead(404).end();
  else if (value instanceof Answer) response.writeHead(value.status).end(value.body);
  else sendJson(response, value);
}

const sendJson = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(value));

/** True for a request of a page of this server. Pages of other sites can send requests to this machine, too. */
const isFromScreen = ({ headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "same-origin" &&
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? "");
