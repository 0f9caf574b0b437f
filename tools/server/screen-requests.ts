/** Answers the requests of the editing screen that `npm run edit` serves. */
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { checkContent } from "../../src/content/check-content";
import type { LocatedProblem } from "../../src/content/problem";
import type { CheckAnswer } from "../../src/gatsby/editing-screen/screen/check";
import type { FileHandler } from "./site-files";

/**
 * Answers `POST check`, whose body has texts of files by their path below `data/`, as JSON.
 *
 * @param project folder of the edited site
 */
export function screenRequests(project = process.cwd()): FileHandler {
  const answers: Readonly<Record<string, (body: string) => Promise<unknown>>> = {
    "POST /check": async (body) =>
      checkDrafts(project, new Map(Object.entries(JSON.parse(body) as Record<string, string>))),
  };
  return (request, response, next) => {
    const answer = answers[`${request.method} ${request.url}`];
    if (!answer) return next();
    if (!isFromScreen(request)) {
      response.writeHead(403).end();
      return;
    }
    void text(request)
      .then(answer)
      .then(
        (value) =>
          response.setHeader("Content-Type", "application/json").end(JSON.stringify(value)),
        (error: unknown) => {
          console.error(error);
          response.writeHead(500).end();
        },
      );
  };
}

/** True for a request of a page of this server. Pages of other sites can send requests to this machine, too. */
const isFromScreen = ({ headers }: IncomingMessage) =>
  headers["sec-fetch-site"] === "same-origin" &&
  /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(headers.host ?? "");

const identityOf = ({ file, path = [], message }: LocatedProblem) =>
  JSON.stringify([file, path.map(String), message]);

/** Checks the content as it will be, and says which mistakes it does not have today. */
async function checkDrafts(
  project: string,
  drafts: ReadonlyMap<string, string>,
): Promise<CheckAnswer> {
  const { problems, warnings } = await checkContent(project, Date.now(), drafts);
  const known = problems.length > 0 ? (await checkContent(project)).problems.map(identityOf) : [];
  return {
    mistakes: problems.map((problem) => ({
      ...problem,
      isNew: !known.includes(identityOf(problem)),
    })),
    doubts: warnings,
  };
}
